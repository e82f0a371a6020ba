import { type Random, weighted } from '#services/sample-publisher/generate/random.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';
import type { AnalysisLists } from '#shared/domain/documents/analysis.ts';
import { phrases } from '../wordings/phrases.ts';
import { formNumber, formsOfMunicipalities, formsOfState } from './forms.ts';

/** How a document asks for what must be handed in. */
export type ReturnableStyle = 'plain' | 'mandatory' | 'split';

const MANDATORY = 0.6;
/** Share of the documents that ask for each; forms are drawn apart. */
const asked: readonly (readonly [code: string, share: number])[] = [
  ['CSD_REPORT', 0.9],
  ['TAX_PIN', 0.85],
  ['BBBEE_CERTIFICATE', 0.7],
  ['CIPC_DOCUMENTS', 0.6],
  ['ID_COPIES', 0.5],
  ['COIDA', 0.4],
  ['FINANCIAL_STATEMENTS', 0.2],
  ['JV_AGREEMENT', 0.35],
  ['AUTHORITY_TO_SIGN', 0.3],
  ['REFERENCES', 0.25],
  ['CV', 0.15],
  ['INSURANCE', 0.1],
  ['BANK_LETTER', 0.1],
];
const formCount = weighted([
  [2, 20],
  [3, 40],
  [4, 30],
  [5, 10],
]);

/** What a document asks bidders to hand in, in the order in which it is listed. */
export function returnablesOf(
  tender: Tender,
  style: ReturnableStyle,
  random: Random,
): AnalysisLists['returnables'][] {
  const municipal = tender.buyer.kind === 'municipality';
  const works = tradeOf(tender.trade).kind === 'works';
  const prefix = municipal ? 'MBD' : 'SBD';
  const forms = [...(municipal ? formsOfMunicipalities : formsOfState)];
  const left = formCount(random);
  while (forms.length > left) forms.splice(random.integer(0, forms.length - 1), 1);
  const codes = asked.filter(([, share]) => random.chance(share)).map(([code]) => code);
  if (municipal && random.chance(0.7)) codes.push('MUNICIPAL_ACCOUNT');
  if (works && random.chance(0.7)) codes.push('CIDB_CERTIFICATE');
  const mandatory = () =>
    style === 'plain' ? null : style === 'mandatory' ? true : random.chance(MANDATORY);
  return [
    ...forms.map((form) => ({
      code: `${prefix}${form.number}`,
      text: random
        .pick(phrases.returnables['FORM']!)
        .replace('{form}', formNumber(prefix, form, random))
        .replace('{title}', form.title),
      mandatory: mandatory(),
    })),
    ...codes.map((code) => ({
      code,
      text: random.pick(phrases.returnables[code]!),
      mandatory: mandatory(),
    })),
  ];
}
