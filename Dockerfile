# The site and its embedded database in one container. See docs/deploy.md for how to run it.
# The tag must be the version of the `node` package in package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prepare.mjs scripts/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  QUIET_START=1 \
  MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json /app/CHANGELOG.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/app app
COPY --from=build /app/server server
COPY --from=build /app/scripts scripts
COPY --from=build /app/supabase supabase
COPY --from=build /app/public public
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "server/index.ts"]
