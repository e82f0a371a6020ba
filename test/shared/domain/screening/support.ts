import fc from 'fast-check';
import { decide, type ScreeningDecision } from '#shared/domain/screening/decision.ts';
import { type ReadName, readName, type Screened } from '#shared/domain/screening/name.ts';
import { kindsOf } from '#shared/domain/screening/name-kind.ts';
import { askedAs } from '#shared/domain/screening/screening-list.ts';
import { NO_COUNTS, type WordCounts } from '#shared/domain/screening/word-weight.ts';

/** A screened company, or a person if the kind says so. */
export const named = (name: string, given: Partial<Screened> = {}): Screened => ({
  name,
  kind: 'company',
  ...given,
});

/** Compares one pair as a list of one entry would; the score is 0 if nothing speaks for it. */
export function compare(
  one: Screened,
  other: Screened,
  counts: WordCounts = NO_COUNTS,
): Pick<ScreeningDecision, 'score'> & Partial<ScreeningDecision> {
  const asked = askedAs(one);
  const [best] = kindsOf(other)
    .flatMap((kind) => {
      const [query, entry] = [one, other].map((given) => readName(given, kind, counts)) as [
        ReadName,
        ReadName,
      ];
      return decide(query, entry, asked !== null && asked !== kind) ?? [];
    })
    .sort((a, b) => b.score - a.score);
  return best ?? { score: 0 };
}

const words =
  `zulu mahlatse siyakhula thabo kopano roads trading projects construction services gauteng limpopo south africa
  1 2 two mahlatsi zululand free state freestate pty ltd cc jv / and t/a van der merwe j b ndlovu ndhlovu dlamini`.split(
    /\s+/,
  );

/** How many of a thousand names have each of these words; without any, no names are held. */
export const wordCounts: fc.Arbitrary<WordCounts> = fc
  .dictionary(fc.constantFrom(...words), fc.integer({ min: 1, max: 200 }))
  .map((counts) => ({ names: Object.keys(counts).length && 1_000, counts: new Map(Object.entries(counts)) }));

/** Names of few words, so that pairs of them are often alike. */
export const similarNames = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...words) },
      { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
    ),
    {
      maxLength: 6,
    },
  )
  .map((some) => some.join(' '));

/** Companies and persons with such names, some with other names and numbers. */
export const screened: fc.Arbitrary<Screened> = fc.record({
  name: similarNames,
  kind: fc.constantFrom('company', 'person', null),
  aliases: fc.array(similarNames, { maxLength: 2 }),
  registration: fc.constantFrom(null, null, '2008/123456/23', '2008/123456/07', '2015/654321/07'),
  csd: fc.constantFrom(null, null, null, 'MAAA1234567', 'MAAA7654321'),
  identity: fc.constantFrom(null, null, null, 'one', 'two'),
});
