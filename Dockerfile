# The website and its collector: docker build -t website . — or both with a proxy: docker compose up -d --build
# The first stage builds the site, the second is the proxy with the pages that it shows while the server restarts, and the last one
# contains only what a host needs.
FROM node:24-bookworm-slim AS build
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The folder of content, below this project.
ARG CONTENT_DIR=content
RUN node scripts/pack.ts && cd pack/website && npm ci --omit=dev --omit=optional

FROM caddy:2-alpine AS proxy
COPY --from=build /project/pack/website/dist /release/dist
COPY --from=build /project/pack/website/dist-server/outage.html /release/dist-server/outage.html
ENV RELEASE=/release

FROM node:24-bookworm-slim AS website
# The owner of the data volume.
RUN install -d -o 10001 -g 10001 -m 0700 /data
COPY --from=build /project/pack/website /website
WORKDIR /website
USER 10001:10001
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
