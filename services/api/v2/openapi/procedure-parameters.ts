import type { Json } from '#services/api/v2/openapi/json.ts';
import { query, TEXT, upTo } from '#services/api/v2/openapi/query.ts';
import { MAX_WAIT_S } from '#services/api/v2/procedures/changes-query.ts';
import { MAX_CHANGES } from '#services/api/v2/serve/changes.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';

const DESCRIBED: Readonly<Record<string, readonly [description: string, example: unknown, schema: Json]>> = {
  q: [
    'Name of a company or person, or a registration number.',
    'Skyline Civils and Plant Hire',
    { type: 'string', minLength: limits.q.min, maxLength: limits.q.max },
  ],
  registration: [
    'Registration number of the company or trust that `q` names. An entry with the same number matches whatever its name is, and one with another number does not.',
    '2008/123456/23',
    TEXT,
  ],
  since: ['`meta.nextCursor` of the previous response; leave it out to begin.', undefined, TEXT],
  resource: ['Kinds of record, in the plural, separated by commas; all by default.', 'tenders,awards', TEXT],
  limit: [
    'Changes on one page; fewer if their records exceed 4 MiB.',
    500,
    upTo(MAX_CHANGES, limits.limit.default),
  ],
  wait: [
    'Seconds to wait if there is no change yet; the response comes with the first change, or is empty.',
    30,
    upTo(MAX_WAIT_S),
  ],
  cursor: ['For streams: the cursor of the last line that has one, to resume.', undefined, TEXT],
};

/** @returns the description of a parameter that a procedure reads itself */
export function procedureParameter(name: string): Json {
  const described = DESCRIBED[name];
  if (!described) throw new Error(`the parameter ${name} is not described`);
  return { ...query(name, ...described), ...(name === 'q' && { required: true }) };
}
