import type { Json } from '#services/api/v2/openapi/json.ts';
import { query } from '#services/api/v2/openapi/query.ts';
import { MAX_WAIT_S } from '#services/api/v2/procedures/changes-query.ts';
import { MAX_CHANGES } from '#services/api/v2/serve/changes.ts';
import { limits } from '#services/api/v2/serve/parameters.ts';

/** @returns the description of a parameter that a procedure reads itself */
export function procedureParameter(name: string): Json {
  switch (name) {
    case 'q': {
      const schema = { type: 'string', minLength: limits.q.min, maxLength: limits.q.max };
      const text = 'Name of a company or person, or a registration number.';
      return { ...query(name, text, 'Skyline Civils and Plant Hire', schema), required: true };
    }
    case 'registration': {
      const text =
        'Registration number of the company or trust that `q` names. An entry with the same number matches whatever its name is, and one with another number does not.';
      return query(name, text, '2008/123456/23', { type: 'string' });
    }
    case 'since':
      return query(name, '`meta.nextCursor` of the answer before; left out to begin.', undefined, {
        type: 'string',
      });
    case 'resource':
      return query(
        name,
        'Kinds of record, in the plural, separated by commas; all by default.',
        'tenders,awards',
        {
          type: 'string',
        },
      );
    case 'limit':
      return query(name, 'Changes on one page; fewer where their records have more than 4 MiB.', 500, {
        type: 'integer',
        minimum: 1,
        maximum: MAX_CHANGES,
        default: limits.limit.default,
      });
    case 'wait':
      return query(
        name,
        'Seconds to wait for a change where there is none; the answer comes with the first one, or is empty.',
        30,
        { type: 'integer', minimum: 1, maximum: MAX_WAIT_S },
      );
    case 'cursor':
      return query(name, 'For streams: the cursor of the last line with one, to go on.', undefined, {
        type: 'string',
      });
    default:
      throw new Error(`the parameter ${name} is not described`);
  }
}
