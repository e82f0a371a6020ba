import { filled } from '#services/sample-publisher/generate/fixture.ts';
import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import { phrases, type StandardForm } from '../wordings/phrases.ts';

/** The way in which a document requires something to be submitted. */
export type ReturnableStyle = 'plain' | 'mandatory' | 'split';

const MANDATORY = 0.6;
const formCount = weighted([
  [2, 20],
  [3, 40],
  [4, 30],
  [5, 10],
]);

/** What a document requires bidders to submit, in the listed order. */
export function returnablesOf(
  tender: Tender,
  style: ReturnableStyle,
  random: Random,
): AnalysisLists['returnables'][] {
  const municipal = tender.buyer.kind === 'municipality';
  const works = tradeOf(tender.trade).kind === 'works';
  const prefix = municipal ? 'MBD' : 'SBD';
  const forms = [...(municipal ? phrases.forms.municipal : phrases.forms.state)];
  const left = formCount(random);
  while (forms.length > left) forms.splice(random.integer(0, forms.length - 1), 1);
  const asked = phrases.returnables.filter(
    ({ of, share }) => (of === undefined || (of === 'works' ? works : municipal)) && random.chance(share),
  );
  const mandatory = () =>
    style === 'plain' ? null : style === 'mandatory' ? true : random.chance(MANDATORY);
  return [
    ...forms.map((form) => ({
      code: `${prefix}${form.number}`,
      text: askedFor(form, prefix, random),
      mandatory: mandatory(),
    })),
    ...asked.map(({ code, texts }) => ({ code, text: random.pick(texts), mandatory: mandatory() })),
  ];
}

/** A text that asks for a form; its number is in one of the usual spellings, such as `SBD 6.1`, `SBD6.1` and `SBD-6.1`. */
function askedFor({ number, title }: StandardForm, prefix: 'SBD' | 'MBD', random: Random): string {
  const text = random.pick(phrases.forms.texts);
  const form = `${prefix}${random.pick([' ', ' ', ' ', '', '', '-'])}${number}`;
  return filled(text, (slot) => (slot === 'form' ? form : title));
}
