import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

/** `node bench/harness/constant.ts <file>`: a Koa application whose every response is the bytes of the file. */
const body = readFileSync(process.argv[2]!);
const app = new Koa();
app.use((context) => {
  context.type = 'application/json; charset=utf-8';
  context.body = body;
});
const server = createServer(app.callback());
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
