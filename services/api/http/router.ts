import { createRequire } from 'node:module';
import type * as router from '@koa/router';

/** Koa's router, as CommonJS: as an ES module it imports `node:http`, of which shared/http/node-http.ts says what it takes. */
export const { Router } = createRequire(import.meta.url)('@koa/router') as typeof router;
