// Makes elements. Text only ever becomes text nodes, so nothing that a person writes can become markup.

const SVG = "http://www.w3.org/2000/svg";

const ICONS = {
  lock: "M6 9V6.5a4 4 0 0 1 8 0V9h1a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h1zm2 0h4V6.5a2 2 0 1 0-4 0V9z",
  list: "M3 5h14v2H3zM3 9h14v2H3zM3 13h14v2H3z",
  enlarge: "M11 3h6v6l-2.2-2.2-3.1 3.1-1.6-1.6 3.1-3.1zM9 17H3v-6l2.2 2.2 3.1-3.1 1.6 1.6-3.1 3.1z",
  past: "M10 3a7 7 0 1 1-6.6 4.7l1.9.6A5 5 0 1 0 6.6 6.3L8.500 8.200H3V2.700l2.200 2.200A7 7 0 0 1 10 3zM9 6h2v3.600l2.500 2.500-1.400 1.400L9 10.400z",
  plus: "M9 3h2v6h6v2h-6v6H9v-6H3V9h6z",
  minus: "M3 9h14v2H3z",
  play: "M6 4v12l10-6z",
  pause: "M5 4h4v12H5zM11 4h4v12h-4z",
  down: "M4.5 7.5 10 13l5.5-5.5",
  back: "M12.5 4.500 7 10l5.500 5.500",
  on: "M7.500 4.500 13 10l-5.500 5.500",
  cross: "M5 5l10 10M15 5L5 15",
  pen: "M13.500 3.200l3.300 3.300L7 16.300l-4.200.9.900-4.200z",
};

/** Makes an element: properties are attributes, except that functions listen to the event of their name. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

/** Makes a small picture that says nothing to a screen reader. */
export const icon = (name) => drawn(ICONS[name], "0 0 20 20", `icon icon-${name}`);

/** Makes a picture of one path that says nothing to a screen reader. */
export function drawn(path, box, name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", box);
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", name);
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  drawing.append(line);
  return drawing;
}

export const byId = (id) => document.getElementById(id);

/** Shows a text in an element, or hides the element where there is none. */
export function tell(element, text) {
  element.textContent = text;
  element.hidden = !text;
}
