import type { DocumentTruth, TruthField } from '#services/sample-publisher/generate/documents/truth.ts';

/** A passage that states a field, and whether the truth has what it says. */
export type Stated = { field: TruthField; passage: string; known: boolean };

const squeezed = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '');

/** How documents in English state fields that they have or have not. A form that is only listed has no percentage, and so on. */
const wordings: readonly (readonly [TruthField, RegExp])[] = [
  ['localContent', /local (?:production and )?content[^.;%]{0,60}(?:threshold|minimum)[^.;%]{0,60}\d%/gi],
  ['localContent', /(?:threshold|minimum)[^.;%]{0,30}local (?:production and )?content[^.;%]{0,60}\d%/gi],
  ['bbbeeLevel', /status level (?:of )?(?:contributor of |at least )?[1-8]\b/gi],
  ['briefing', /\b(?:non-)?compulsory(?: [A-Z]+)? (?:briefing|site|clarification|information|meeting)/gi],
  ['cidb', /\b[1-9] ?(?:CE|GB|EB|EP|ME|SB|SO)(?: ?PE)? or (?:higher|above)/gi],
  ['subcontractingPercent', /subcontracts?\b[^.;%]{0,40}\d\d%/gi],
  ['guaranteePercent', /(?:guarantee|security) (?:of|equal to) \d+%/gi],
];
/** What happens to bids that are turned away. */
const REJECTED =
  /\b(?:disqualifie[sd]|rejected|eliminated|unopened|non-responsive)\b|\bnot (?:be )?(?:considered|accepted|opened)\b/i;
/** The minimum for functionality is a field of its own, and what is said of a case that may not arise is no ground. */
const NO_GROUND = /\bpoints\b|functionality|\d%|not disqualified|\bWhere a briefing session is indicated/i;
const BOX = /\b(?:tender|bid) box\b|\bthe box\b/i;

/** @returns what a text says of some fields, each with whether its truth has it */
export function statedIn(text: string, truth: DocumentTruth): Stated[] {
  const line = text.replaceAll(/\s+/g, ' ');
  const { values, lists } = truth;
  const has = (field: TruthField): boolean =>
    field in lists ? lists[field as keyof typeof lists].length > 0 : field in values;
  const stated = wordings.flatMap(([field, wording]) =>
    [...line.matchAll(wording)].map(([passage]) => ({ field, passage, known: has(field) })),
  );
  return [...stated, ...grounds(line, truth), ...boxes(line, truth)];
}

/** Grounds for rejection; a document that declares none prints only the one on which its truth is silent by convention. */
function grounds(line: string, { lists }: DocumentTruth): Stated[] {
  const known = lists.disqualifiers.map((ground) => squeezed(ground));
  return line
    .split(/(?<=[.:;?]) (?=[A-Z(])/)
    .filter((passage) => REJECTED.test(passage) && !NO_GROUND.test(passage))
    .filter((passage) => !lists.specifications.some((of) => squeezed(passage).includes(squeezed(of))))
    .map((passage) => ({
      ...{ field: 'disqualifiers' as const, passage },
      // A line that only opens the list of grounds says none itself.
      known:
        known.some((ground) => squeezed(passage).includes(ground)) ||
        (known.length > 0 && passage.endsWith(':')),
    }));
}

/** A tender box, unless it is that of a form without a tick. */
function boxes(line: string, { values }: DocumentTruth): Stated[] {
  const { submission } = values;
  if (submission === undefined) return [];
  return line
    .replaceAll(/\[ +\] [^.[\]]{0,60}/g, '')
    .split(/(?<=[.:;?]) (?=[A-Z(])/)
    .filter((passage) => BOX.test(passage))
    .map((passage) => ({ field: 'submission', passage, known: submission.methods.includes('box') }));
}
