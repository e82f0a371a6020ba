import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Application } from '#services/api/application/application.ts';
import { type ApplicationRoute, routesIn } from '#services/api/application/route.ts';
import { readSuppliers, screenedTable } from '#services/api/application/screening/table.ts';
import { about, text } from '#services/api/http/shapes.ts';
import { listState, stateOf } from '#services/api/v2/procedures/restricted-lists.ts';
import { match } from '#services/api/v2/procedures/restricted-shapes.ts';
import { notLoaded } from '#services/api/v2/serve/cache/restrictions.ts';
import { badRequest } from '#shared/errors.ts';
import type { RestrictionList } from '#shared/screening/restriction-list.ts';
import { results, type ScreeningVerdict, verdictOf } from '#shared/screening/verdict.ts';
import { southAfricanDay } from '#shared/time.ts';

const route = routesIn('Screening');
/** Suppliers of one request. */
export const MAX_SUPPLIERS = 1_000;
const MAX_BYTES = 512 * 1024;
const MAX_NAME = 500;
const MAX_NUMBER = 60;
/** Suppliers after which other requests have their turn. */
const TURN = 10;

const supplier = z.strictObject({
  name: about(z.string().max(MAX_NAME).default(''), 'Name of a company or person.', 'Skyline Civils CC'),
  registrationNumber: about(
    z.string().max(MAX_NUMBER).nullable().default(null),
    'Registration number, in any customary spelling.',
    '2008/123456/23',
  ),
});

const asked = z.union([
  z.strictObject({
    suppliers: z
      .array(supplier, { error: 'must be a list of suppliers' })
      .min(1, { error: 'must have a supplier' })
      .max(MAX_SUPPLIERS, { error: `must have at most ${MAX_SUPPLIERS} suppliers` }),
  }),
  text('CSV with a heading, such as `name,registration number`.'),
]);

const screened = z.object({
  suppliers: z.array(
    z.object({
      name: text('As it was sent.'),
      registrationNumber: about(z.string().nullable(), 'As it was sent.'),
      result: about(
        z.enum(results),
        '`restricted`: an entry in force certainly matches. `possible`: a person should judge. `none`: no entry matches. `empty`: there is nothing to compare.',
      ),
      match: about(match.nullable(), 'The best match.'),
      matches: about(z.int().min(0), 'Number of all matches.'),
    }),
  ),
  algorithm: text('Versions of the rules and of the word set.'),
  list: listState,
});

/** Many suppliers at once, compared with the lists of restricted suppliers. */
export function screeningRoutes({ records }: Application): readonly ApplicationRoute[] {
  return [
    route('POST', '/api/screening', `Whether suppliers are restricted, up to ${MAX_SUPPLIERS} at once`, {
      description:
        'Each supplier is compared with every entry of the lists, as `/v2/forensic/restricted-suppliers/check` compares one. Identity numbers are not compared. CSV gives CSV: the same rows, with the same separator, and columns that begin with `screening_`.',
      access: 'user',
      body: { kind: 'data', schema: asked, maxBytes: MAX_BYTES, csv: true },
      answers: {
        200: {
          ...{ description: 'The suppliers, in their order.', schema: screened },
          type: ['application/json', 'text/csv'],
        },
      },
      handle: async ({ body }) => {
        const given = typeof body === 'string' ? readSuppliers(body) : suppliersOf(body);
        const { suppliers } = given;
        if (suppliers.length === 0 || suppliers.length > MAX_SUPPLIERS)
          throw badRequest({
            parameter: 'body',
            reason: `must have 1 to ${MAX_SUPPLIERS} suppliers; it has ${suppliers.length}`,
          });
        const list = await records.restrictions();
        if (list.date === null) throw notLoaded();
        const now = new Date();
        const day = southAfricanDay(now);
        const verdicts = await verdictsOf(suppliers, list, day);
        if ('heading' in given)
          return {
            stream: Buffer.from(screenedTable(given, verdicts, list, day)),
            headers: { 'Content-Type': 'text/csv; charset=utf-8' },
          };
        return {
          json: {
            suppliers: suppliers.map(({ name, registration }, at) => {
              const { result, matches } = verdicts[at]!;
              const [match = null] = matches;
              return { name, registrationNumber: registration, result, match, matches: matches.length };
            }),
            algorithm: list.algorithm,
            list: stateOf(list, now),
          },
        };
      },
    }),
  ];
}

const suppliersOf = ({ suppliers }: { suppliers: readonly z.output<typeof supplier>[] }) => ({
  suppliers: suppliers.map(({ name, registrationNumber }) => ({ name, registration: registrationNumber })),
});

/** Lets other requests have their turn in between. */
async function verdictsOf(
  suppliers: readonly Parameters<typeof verdictOf>[0][],
  list: RestrictionList,
  day: string,
): Promise<ScreeningVerdict[]> {
  const verdicts: ScreeningVerdict[] = [];
  for (const [at, supplier] of suppliers.entries()) {
    if (at > 0 && at % TURN === 0) await nextTurn();
    verdicts.push(verdictOf(supplier, list, day));
  }
  return verdicts;
}
