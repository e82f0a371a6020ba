import fc from 'fast-check';
import { type SeenSpelling, type Spelling, spellingOf } from '#shared/domain/suppliers/spelling.ts';

/** Spellings for property tests: few words, so that many of them are alike. */

const word = fc.constantFrom(
  'mahika',
  'mahikas',
  'zamani',
  'thabazimbi',
  'kopanongboitumelo',
  'roads',
  'trading',
  'projects',
  'and',
  'a',
  '101',
  '786',
  'north',
  'gauteng',
  'sa',
);
const form = fc.constantFrom('', ' (Pty) Ltd', ' CC', ' Ltd', ' NPC', ' Trust', ' t/a Zamani', ' (MZT)');

/** A name with at most two typing errors. */
const name = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    form,
    fc.array(fc.tuple(fc.nat(30), fc.constantFrom('', 'x', 'ab')), { maxLength: 2 }),
  )
  .map(([words, ending, errors]) => {
    const text = errors.reduce(
      (given, [at, instead]) => `${given.slice(0, at)}${instead}${given.slice(at + 1)}`,
      words.join(' '),
    );
    return text + ending;
  });

const nameOrNone = fc.oneof({ arbitrary: name, weight: 9 }, { arbitrary: fc.constant(null), weight: 1 });
const registration = fc.constantFrom(null, null, null, '2015/123456/07', '2016/654321/23');
const csd = fc.constantFrom(null, null, null, 'MAAA1234567', 'MAAA7654321');

export const spellings: fc.Arbitrary<Spelling> = fc
  .tuple(
    fc.constantFrom('company' as const, 'company' as const, 'joint-venture' as const),
    nameOrNone,
    registration,
    csd,
  )
  .map(([kind, text, number, supplier]) =>
    spellingOf({ kind, name: text, registration: number, csd: supplier }),
  );

/** Two spellings of which the second often is the first with another letter somewhere. */
export const spellingsAlike: fc.Arbitrary<[Spelling, Spelling]> = fc.oneof(
  fc.tuple(spellings, spellings),
  fc
    .tuple(spellings, fc.nat(40), fc.constantFrom('', 'e', 'rr', ' '), form)
    .map(([one, at, instead, ending]) => {
      const { kind, name: text, registration: number, csd: supplier } = one;
      const other = text === null ? null : `${text.slice(0, at)}${instead}${text.slice(at + 1)}${ending}`;
      return [one, spellingOf({ kind, name: other, registration: number, csd: supplier })] as [
        Spelling,
        Spelling,
      ];
    }),
);

/** Different spellings, each seen at some time; several may be first seen at the same time. */
export const seenSpellings: fc.Arbitrary<SeenSpelling[]> = fc.uniqueArray(
  fc.tuple(spellings, fc.nat(5), fc.integer({ min: 1, max: 9 })).map(([spelling, day, mentions]) => ({
    ...spelling,
    firstSeen: `2026-01-0${day + 1}`,
    mentions,
  })),
  { selector: ({ id }) => id, maxLength: 14 },
);
