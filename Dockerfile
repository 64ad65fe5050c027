# Three images: the tools that check and build, the server of the requests, and the pages that it puts into the volume of the web server.
FROM node:24-bookworm-slim AS packages
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim AS tools
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .

FROM tools AS build
ARG COMMIT_REF
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS pages
# The owner of the volume.
RUN install -d -o 10002 -g 10002 -m 0755 /pages
COPY --from=build /project/dist /site/dist
COPY --from=build /project/dist-server /site/dist-server
COPY --from=build /project/deploy /site/deploy
WORKDIR /site
USER 10002:10002
VOLUME /pages
CMD ["sh", "deploy/publish.sh"]

FROM node:24-bookworm-slim AS server
RUN install -d -o 10001 -g 10001 -m 0700 /data
WORKDIR /website
COPY --from=packages /project/node_modules node_modules
COPY --from=build /project/package.json ./
COPY --from=build /project/shared shared
COPY --from=build /project/server server
COPY --from=build /project/deploy/try.sh deploy/
COPY --from=build /project/dist dist
COPY --from=build /project/dist-server dist-server
USER 10001:10001
ENV HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
