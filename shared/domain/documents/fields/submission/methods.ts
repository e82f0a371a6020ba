import type { AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { Words } from '#shared/domain/documents/phrases/phrase.ts';
import {
  BROUGHT,
  BY_BOX,
  BY_EMAIL,
  BY_HAND,
  BY_PORTAL,
  BY_POST,
  OTHER_CONTACT,
  OTHER_MATTERS,
  TO_PORTAL,
} from '#shared/domain/documents/phrases/submission.ts';
import { isNoneBefore } from '#shared/domain/documents/qualifiers/negation.ts';
import { after, type Match, matchesOf, pairsOf } from '#shared/domain/documents/reading/matches.ts';
import type { Placed } from '#shared/domain/documents/reading/outline.ts';
import type { Reader, Span } from '#shared/domain/documents/reading/reader.ts';
import { placeBeside, STREET } from './address.ts';
import { emailForBids } from './email.ts';
import { formAt } from './form.ts';
import { isRefused, sentencesOf, speaksOfBids } from './locate.ts';

export type Method = AnalysisValues['submission']['methods'][number];
/** What a sentence says of a way: that bids may go it, that they may not, or words for it of which it is open what they say. */
type Vote = { method: Method; span: Span; said: Placed; says: 'allowed' | 'refused' | 'open' };
/** Ways in which bids are handed in, each with the words that say so first; whether two places agree on them, and none differs. */
export type Ways = { found: { method: Method; span: Span }[]; isSure: boolean };

/** What names a way. */
const SAYS: readonly (readonly [Method, Words])[] = [
  ['box', BY_BOX],
  ['email', BY_EMAIL],
  ['hand', BY_HAND],
  ['post', BY_POST],
  ['portal', BY_PORTAL],
  ['portal', TO_PORTAL],
];
/** Where bids are brought, and characters between the words for it and the place. */
const PLACE =
  /\b(?:at|to|by|te) (?:the |die )?[\w ]{0,40}\b(?:[Oo]ffices?|[Rr]eception|[Cc]ounter|[Dd]esk|[Rr]oom|[Bb]uilding|[Kk]antore?|[Oo]ntvangs|[Tt]oonbank|[Gg]ebou|\d{1,4} [A-Z])/;
const APART = 40;
/** What goes electronically to an address is e-mailed. */
const TO_EMAIL = /^(?:(?!\b(?:portal|e-?tenders?|system|website|www|https?)\b)[^:;]){0,90}?(?:\be-?mail|@)/i;
const PORTAL =
  /\bportal|\be-?tender|\bupload|\bhttps?:|\bwww\.|\bariba\b|\bsystem\b|\bplatform\b|\bwebsite\b/i;
/** Behind a way: the number and name of a street, or an address that is for bids. */
const GOES_TO = [STREET, /(?:rf[bpq]|bid|tender|quot|propos|submission|procure|scm)[\w.-]{0,30}@/i];
const BEHIND = 200;
/** An alternative to e-mail, whatever it is; recognition of scanned pages loses blanks. */
const OR_EMAIL = /or ?(?:by |via )?e-?mail|e-?mail(?:ed)? or\b/i;

/** @returns the ways in which bids are handed in */
export function waysOf(reader: Reader): Ways {
  const sentences = sentencesOf(reader);
  const email = emailForBids(reader);
  const votes = sentences
    .flatMap((said) => votesOf(reader, said))
    // What goes `electronically` goes to the address, where bids have one.
    .map((vote) =>
      email !== null && vote.method === 'portal' && !PORTAL.test(vote.said.text)
        ? { ...vote, method: 'email' as const }
        : vote,
    );
  // The address comes first, because it is where they go.
  if (email !== null) votes.unshift({ method: 'email', span: email, said: email.said, says: 'allowed' });
  const isBox = votes.some(({ method, says }) => method === 'box' && says === 'allowed');
  const allowed = votes.filter(
    ({ method, says, said }) =>
      says === 'allowed' &&
      // That bids may be e-mailed is believed where the address is given. What is brought goes into the box, unless it has another place.
      (method !== 'email' || email !== null) &&
      (method !== 'hand' || !isBox || isBrought(said.text) || said.text.endsWith(':')),
  );
  const beside = email === null ? null : placeBeside(reader, email);
  if (email !== null && beside !== null && allowed.every(({ method }) => method === 'email'))
    allowed.push({ method: 'hand', span: beside, said: email.said, says: 'allowed' });
  const found = Map.groupBy(allowed, ({ method }) => method);
  return {
    found: [...found].map(([method, [vote]]) => ({ method, span: vote!.span })),
    isSure: isSure(reader, found, votes),
  };
}

const isBrought = (text: string): boolean => pairsOf({ flow: text }, BROUGHT, PLACE, APART).length > 0;

/** @returns what a sentence says of ways, each once */
function votesOf(reader: Reader, said: Placed): Vote[] {
  const votes = new Map<Method, Vote>();
  for (const [method, words] of SAYS)
    for (const match of matchesOf(reader, words, said)) {
      const isRefusal = isRefused(reader, said, match) || isNoneBefore(said.text, match.start - said.start);
      const says = isRefusal ? 'refused' : meaningOf(reader, said, method, match);
      if (says !== null && (votes.get(method)?.says ?? 'open') === 'open')
        votes.set(method, { method, span: match, said, says });
    }
  return [...votes.values()];
}

/** What words for a way say that do not refuse it; null for nothing. All but those for a box need the word `bids` in their sentence. */
function meaningOf(reader: Reader, said: Placed, method: Method, match: Match): Vote['says'] | null {
  const { text } = said;
  if (method === 'box') return ['place', null].includes(formAt(reader, match)) ? 'allowed' : null;
  const isOfBids = speaksOfBids(said);
  // What is brought by hand to the box is in the box.
  if (method === 'hand')
    return !isOfBids || OTHER_MATTERS.test(text) || BY_BOX.test(text) ? 'open' : 'allowed';
  if (!isOfBids) return null;
  if (method === 'email') return OTHER_CONTACT.test(text) ? null : 'allowed';
  const rest = reader.flow.slice(match.end, Math.max(match.end, said.end));
  return method === 'portal' && TO_EMAIL.test(rest) ? null : 'allowed';
}

/**
 * Whether two places agree and none differs: two sentences say it, or one does and another refuses other ways, or where bids go stands
 * behind it. Several ways are sure only where one sentence offers them.
 */
function isSure(
  reader: Reader,
  found: ReadonlyMap<Method, readonly Vote[]>,
  votes: readonly Vote[],
): boolean {
  if (votes.some(({ method, says }) => found.has(method) === (says === 'refused'))) return false;
  const allowed = [...found.values()].flat();
  const sentences = Map.groupBy(allowed, ({ said }) => said.start);
  if (allowed.every(({ said }) => OR_EMAIL.test(said.text)) && found.size === 1) return false;
  if (found.size > 1) return [...sentences.values()].some((ones) => ones.length === found.size);
  const agrees = [
    votes.some(({ says }) => says === 'refused'),
    allowed.some(({ span }) => GOES_TO.some((place) => place.test(after(reader, span.start, BEHIND)))),
  ];
  return sentences.size + agrees.filter(Boolean).length > 1;
}
