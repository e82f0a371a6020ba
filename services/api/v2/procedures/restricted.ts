import { z } from 'zod';
import { about, listOf, truth, whole } from '#services/api/http/shapes.ts';
import type { Procedure } from '#services/api/v2/procedures/procedure.ts';
import { type ListState, listState, stateOf } from '#services/api/v2/procedures/restricted-lists.ts';
import { algorithm, asked, askedNumber, match } from '#services/api/v2/procedures/restricted-shapes.ts';
import { notLoaded } from '#services/api/v2/serve/cache/restrictions.ts';
import { type ReadParameter, readWords } from '#services/api/v2/serve/parameters.ts';
import { readParameters } from '#services/api/v2/serve/query.ts';
import { metaText, type PreparedResponse, prepareResponse } from '#services/api/v2/serve/response.ts';
import { isComparable } from '#shared/domain/screening/comparable.ts';
import { CERTAIN_SCORE } from '#shared/domain/screening/deductions.ts';
import { readRegistration } from '#shared/domain/screening/known-numbers.ts';
import {
  findMatches,
  isRestricted,
  type RestrictionMatch,
  screenedQuery,
} from '#shared/domain/screening/matching.ts';
import { badRequest } from '#shared/errors.ts';
import { maskSuspectedNumbers } from '#shared/text/identity-number.ts';
import { southAfricanDay } from '#shared/time.ts';

/** Longer numbers are none. */
const MAX_NUMBER = 60;

/** What was asked. */
type Asked = { query: string; registration: string | null };
/** What it was compared with, and how. */
type Compared = { algorithm: string; list: ListState };

const NOTHING_TO_COMPARE =
  'has nothing to compare besides legal forms, titles and joining words; give the name of a company or person, or a registration number';

const PARAMETERS = ['q', 'registration'] as const;

/** Whether a company is restricted. */
export const restrictedCheck: Procedure = {
  schema: z.object({
    query: asked,
    matchFound: truth('Whether any entry matches.'),
    restricted: truth(`Whether an entry in force matches with a confidence of at least ${CERTAIN_SCORE}.`),
    match: about(match.nullable(), 'The best match.'),
    matches: listOf(match, 'All matches, the most certain first.'),
  }),
  meta: z.object({ query: asked, registration: askedNumber, algorithm, list: listState }),
  parameters: PARAMETERS,
  cacheControl: 'private, no-cache',
  handler: matching(({ query, registration }, matches, compared, today) => {
    const [best = null] = matches;
    const data = {
      query,
      matchFound: best !== null,
      restricted: isRestricted(matches, today),
      match: best,
      matches,
    };
    return prepareResponse(JSON.stringify(data), metaText({ query, registration, ...compared }));
  }),
};

/** Restricted suppliers by likeness of name. */
export const restrictedMatch: Procedure = {
  schema: z.array(match),
  meta: z.object({
    query: asked,
    registration: askedNumber,
    totalCount: whole('Number of matches.', 1),
    algorithm,
    list: listState,
  }),
  parameters: PARAMETERS,
  cacheControl: 'private, no-cache',
  handler: matching(({ query, registration }, matches, compared) =>
    prepareResponse(
      JSON.stringify(matches),
      metaText({ query, registration, totalCount: matches.length, ...compared }),
    ),
  ),
};

/**
 * Compares `q` with every entry, and `registration` with the number of each. Without a list nobody can be said not to be
 * restricted, so the response is an error.
 */
function matching(
  respond: (asked: Asked, matches: RestrictionMatch[], compared: Compared, today: string) => PreparedResponse,
): Procedure['handler'] {
  return ({ restrictions }) =>
    async (_caller, text) => {
      const { query, registration } = readAsked(text);
      const screened = screenedQuery(query, registration);
      if (!isComparable(screened)) throw badRequest({ parameter: 'q', reason: NOTHING_TO_COMPARE });
      const list = await restrictions();
      if (list.date === null) throw notLoaded();
      const now = new Date();
      const today = southAfricanDay(now);
      const matches = findMatches(screened, list.restrictions, today);
      const compared = { algorithm: list.algorithm, list: stateOf(list, now) };
      return respond({ query, registration }, matches, compared, today);
    };
}

function readAsked(text: string): Asked {
  return readParameters(text, PARAMETERS, (read, _, problems) => {
    const words = read('q', readWords, null);
    if (words === null && !problems.some(({ parameter }) => parameter === 'q'))
      problems.push({ parameter: 'q', reason: 'is required, with at least 2 characters' });
    return { query: maskSuspectedNumbers(words ?? ''), registration: read('registration', readNumber, null) };
  });
}

function readNumber(text: string): ReadParameter<string> {
  const value = text.length > MAX_NUMBER ? null : readRegistration(text);
  if (value !== null) return { value };
  return {
    problem:
      'must be the registration number of a company, a trust or the like, such as 2008/123456/23; persons are not looked up by identity number',
  };
}
