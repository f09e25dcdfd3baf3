# The bot in a container; docs/hosting.md tells how to build and run it.
# A digest in the place of the tag: docker build --build-arg PYTHON=python@sha256:...; docs/security.md tells how to find it.
ARG PYTHON=python:3.11-slim
FROM ${PYTHON}
# What else is installed: docker build --build-arg EXTRAS="[postgresql,metrics]"
ARG EXTRAS=""

WORKDIR /srv/longtable
COPY constraints.txt pyproject.toml README.md LICENSE ./
COPY bot bot
COPY players players
COPY render render
COPY rules rules
COPY storage storage
RUN pip install --no-cache-dir --constraint constraints.txt ".${EXTRAS}" \
    && useradd --system --uid 8642 longtable \
    && install --directory --owner=longtable --mode=0700 /data

USER longtable
WORKDIR /data
ENV LONGTABLE_DATA=/data LONGTABLE_WEB_HOST=0.0.0.0
VOLUME /data
EXPOSE 8642
ENTRYPOINT ["longtable"]
CMD ["run"]
