import type { IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { startHttpServer } from '#test/support/http-server.ts';

/** What was asked, as the interface names it. */
export type Asked = {
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[] };
};
/** What the fake answers: the content of a message, or a response of its own. */
export type Answer = string | { status: number; headers?: Record<string, string>; body?: string };

/** A server with the interface of OpenAI for chats, on this machine, that answers what a test says. */
export async function startFakeModel(answer: (asked: Asked, at: number) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const { url, close } = await startHttpServer(async (request, response) => {
    const one: Asked = { headers: request.headers, body: (await json(request)) as Asked['body'] };
    asked.push(one);
    const said = await answer(one, asked.length);
    if (typeof said !== 'string') {
      response.writeHead(said.status, said.headers).end(said.body ?? '');
      return;
    }
    const choices = [{ index: 0, message: { role: 'assistant', content: said } }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices, usage: { total_tokens: 100 } }));
  });
  return { baseUrl: `${url}/v1`, asked, [Symbol.asyncDispose]: close };
}
