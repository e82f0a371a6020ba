import { CONNECTIONS, openLoad } from '#bench/harness/load.ts';
import { endpoints } from '#services/api/v2/endpoints/index.ts';
import type { Question } from '../question.ts';
import { interleave } from '../statistics.ts';

export const routing: Question = {
  name: 'routing',
  asks: 'constant responses behind the path table of /v2, against the same paths on @koa/router',
  unit: 'requests/s',
  ours: 'Koa and the path table of services/api/v2/router.ts, every path in turn',
  reference: 'Koa and @koa/router with the same paths',
  target: 1.05,
  measure: async ({ harness, say, rounds, seconds }) => {
    const ours = await harness.start('bench/harness/routes.ts', ['table']);
    const reference = await harness.start('bench/harness/routes.ts', ['koa-router']);
    const load = openLoad(harness, say);
    const paths = endpoints.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'some-value'));
    const side = async (name: string, url: unknown) =>
      (await load(name, { url: String(url), seconds, headers: {}, paths })).perSecond;
    return {
      ...(await interleave(rounds, {
        ours: () => side('ours', ours.message.ready),
        reference: () => side('reference', reference.message.ready),
      })),
      remarks: [`${paths.length} paths, ${CONNECTIONS} connections`],
    };
  },
};
