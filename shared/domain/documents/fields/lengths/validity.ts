import type { Found } from '#shared/domain/documents/analysis.ts';
import {
  FROM_CLOSING,
  HOLDS,
  HOLDS_LONGER,
  IS_VALID,
  NOT_OF_BIDS,
  OFFERS,
  OFFERS_BEFORE,
  VALIDITY,
} from '#shared/domain/documents/phrases/lengths.ts';
import { isTakenBack } from '#shared/domain/documents/qualifiers/corrections.ts';
import { periodIn } from '#shared/domain/documents/qualifiers/periods.ts';
import {
  inDays,
  type Length,
  lengthsAbout,
  lengthsBehind,
} from '#shared/domain/documents/reading/lengths.ts';
import { after, before } from '#shared/domain/documents/reading/matches.ts';
import type { Reader } from '#shared/domain/documents/reading/reader.ts';
import { elect, type Vote } from '#shared/domain/documents/rules/found.ts';

/** Bids hold for so many days; for longer ones, prices of a contract, certificates and panels do. */
const [LEAST, MOST, LONG] = [7, 365, 180];
/** Characters in which a sentence says what a length is of, and in which it stands near in a long one. */
const [SENTENCE, NEAR, MAX_SAID] = [90, 80, 200];
const FIRM_FOR_LONG = /\b(?:contract|delivery|warranty|kontrak|lewering)\b/i;
const ACCEPTANCE = /\b(?:acceptance period|period (?:of|for) acceptance)\b/i;

/** Finds for how many days a bid holds. Months have 30 days. */
export function findValidity(reader: Reader): Found<number> | null {
  const stated = [
    ...lengthsBehind(reader, VALIDITY, SENTENCE).map((one) => ({ ...one, weight: 3 })),
    ...lengthsBehind(reader, IS_VALID, SENTENCE).map((one) => ({ ...one, weight: 2 })),
    ...lengthsBehind(reader, OFFERS_BEFORE, 60)
      .filter(({ length }) => FROM_CLOSING.test(after(reader, length.end, 60)))
      .map((one) => ({ ...one, weight: 1 })),
  ].filter(
    ({ start, end, between, length }) =>
      !NOT_OF_BIDS.test(between) &&
      !isOfOthers(reader, saidBefore(reader, start) + between, length) &&
      !isTakenBack(reader.flow, { start, end }) &&
      !isTakenBack(reader.flow, { start: length.start, end: length.end }) &&
      !BEHIND_IT.test(after(reader, length.end, 40)) &&
      periodIn(saidBefore(reader, end), ['extension']) === null,
  );
  return (
    elect(reader, votesOf(stated), { agreed: 0.97, disputed: 0.75 }) ??
    elect(reader, votesOf(inOtherWords(reader)), { agreed: 0.9, disputed: 0.6 })
  );
}

type Stated = { start: number; end: number; length: Length; weight: number };

const votesOf = (stated: readonly Stated[]): Vote<number>[] =>
  stated
    .map(({ start, end, length, weight }) => ({ start, end, weight, value: inDays(length) }))
    .filter(({ value }) => value >= LEAST && value <= MOST);

/** What a sentence says up to a place. */
const saidBefore = (reader: Reader, place: number): string =>
  before(reader, place, SENTENCE)
    .split(/[.;:] /)
    .at(-1)!;
/** What begins where the validity of bids ends: `30 days after the expiry of the validity period`. */
const BEHIND_IT = /^.{0,12}\bafter (?:the )?(?:expir|end\b|laps)/i;
/** Whether a length is too long for bids, and its sentence speaks of what holds for so long, or of no bids. */
const isOfOthers = (reader: Reader, said: string, length: Length): boolean =>
  inDays(length) >= LONG &&
  (HOLDS_LONGER.test(said) || !(OFFERS.test(said) || FROM_CLOSING.test(after(reader, length.end, 60))));

/** A length of time in a sentence about offers that hold, or in the answer to a question about them. */
const inOtherWords = (reader: Reader): Stated[] =>
  lengthsAbout(reader, HOLDS).flatMap((length) => {
    const { text, start, end } = length;
    const near = `${before(reader, start, NEAR)}${after(reader, start, NEAR)}`;
    const fits =
      (OFFERS.test(text) || ACCEPTANCE.test(text)) &&
      !NOT_OF_BIDS.test(text.length > MAX_SAID ? near : text) &&
      !FIRM_FOR_LONG.test(text) &&
      !BEHIND_IT.test(after(reader, end, 40)) &&
      !isTakenBack(reader.flow, { start, end }) &&
      !isOfOthers(reader, saidBefore(reader, start), length);
    return fits ? [{ start, end, length, weight: 1 }] : [];
  });
