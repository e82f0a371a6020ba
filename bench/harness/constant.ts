import { readFileSync } from 'node:fs';
import Koa from 'koa';
import { serve } from './serve.ts';

/** `node bench/harness/constant.ts <file>`: a Koa application whose every response is the bytes of the file. */
const body = readFileSync(process.argv[2]!);
const app = new Koa();
app.use((context) => {
  context.type = 'application/json; charset=utf-8';
  context.body = body;
});
serve(app);
