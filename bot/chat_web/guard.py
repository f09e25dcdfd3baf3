"""What is refused before a request reaches anybody, and what every answer carries.

A request must name this server as its host, or a page elsewhere could give its own name to this address and read
everything. A request that does something must come from a page of this server and be JSON, or a page elsewhere could
send it in the member's name. Nothing of another server is ever loaded, and no text of a person becomes code.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from bot.app.port import Busy, Replaced
from bot.app.speech.language import Words, best_language, languages
from bot.chat_web.settings import Base, answers_to
from bot.chat_web.static_files import page

log = logging.getLogger(__name__)

Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Server": "longtable",
}

LARGEST_BODY = 64 * 1024


class Refused(Exception):
    """A request is not carried out: message ``web-error-<code>`` says why and what to do."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code


class Guard:
    """Knows the names under which this server is reached."""

    def __init__(self, host: str, base: Base | None, language: str) -> None:
        self._host = host
        self.base = base
        self._language = language
        self.root = base.prefix if base is not None else ""

    @web.middleware
    async def middleware(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Checks a request and turns whatever goes wrong into a plain answer."""
        try:
            self._require_own_host(request)
            if request.method not in ("GET", "HEAD"):
                self.require_own_page(request)
                if request.content_type != "application/json":
                    raise Refused(415, "not-json")
            return await handler(request)
        except Refused as refused:
            answer = self._refusal(request, refused.status, refused.code)
            if refused.code == "too-many-at-once":
                answer.force_close()
            return answer
        except web.HTTPRequestEntityTooLarge:
            return self._refusal(request, 413, "too-large")
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed):
            return self._refusal(request, 404, "not-found")
        except web.HTTPException:
            raise
        except Replaced:  # the store has logged it
            return self._refusal(request, 500, "database-gone")
        except Busy:
            return self._refusal(request, 500, "database-busy")
        except Exception:
            log.exception("A request of the web table failed: %s %s", request.method, request.match_info.route.name)
            return self._refusal(request, 500, "failed")

    def language(self, request: web.Request) -> str:
        """Returns the best language that the browser asks for."""
        wanted = _wanted(request.headers.get("Accept-Language", ""))
        spoken = [code for code in wanted if code.partition("-")[0].lower() in languages()]
        return best_language(spoken[0] if spoken else self._language)

    def require_own_page(self, request: web.Request) -> None:
        """Refuses what a page of another server sends: browsers say where a request comes from, truly."""
        own = {f"http://{request.host}", f"https://{request.host}"}
        if self.base is not None:
            own.add(self.base.origin)
        site = request.headers.get("Sec-Fetch-Site", "same-origin")
        if request.headers.get("Origin") not in own or site != "same-origin":
            raise Refused(403, "strange-origin")

    def _require_own_host(self, request: web.Request) -> None:
        name = _host_name(request.headers.get("Host", ""))
        if self.base is not None and name == _host_name(self.base.authority):
            return
        if not answers_to(name, self._host):
            raise Refused(421, "strange-host")

    def unreadable(self, status: int) -> web.Response:
        """Answers what cannot be read as a request, in the table's own language as it asks for none."""
        text = Words(self._language)("web-error-bad-request" if status < 500 else "web-error-failed")
        response = web.Response(text=text, status=status)
        _add_headers(response)
        response.force_close()
        return response

    def _refusal(self, request: web.Request, status: int, code: str) -> web.Response:
        """Answers a browser that wants to show it with a page, and a script with JSON."""
        language = self.language(request)
        shown = request.method == "GET" and request.headers.get("Sec-Fetch-Dest", "document") == "document"
        if not shown:
            return web.json_response({"error": code}, status=status)
        text = page("refused", language, root=self.root, text=Words(language)(f"web-error-{code}"))
        return web.Response(text=text, status=status, content_type="text/html")


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Adds what every answer carries, the ones that go wrong included."""
    _add_headers(response)


def _add_headers(response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")


def _host_name(authority: str) -> str:
    """Takes the port off; empty when it cannot be read."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").lower()
    except ValueError:
        return ""


def _wanted(header: str) -> list[str]:
    """Returns the codes of an Accept-Language header, the most wanted first."""
    weighed: list[tuple[float, str]] = []
    for piece in header[:500].split(","):
        code, _, quality = piece.partition(";q=")
        try:
            weighed.append((float(quality or 1), code.strip()))
        except ValueError:
            continue
    return [code for quality, code in sorted(weighed, key=lambda pair: -pair[0]) if code and quality > 0]
