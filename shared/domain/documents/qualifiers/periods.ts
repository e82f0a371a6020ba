import { expressionOf, type Phrase } from '#shared/domain/documents/phrases/phrase.ts';

/** What a length of time may be of, where it is not the contract. */
export type PeriodOf =
  | 'validity'
  | 'extension'
  | 'restriction'
  | 'warranty'
  | 'delivery'
  | 'defects'
  | 'records'
  | 'payment';

/** Words that say of a length of time in their sentence what it is of. */
export const PERIODS: { readonly [Of in PeriodOf]: readonly Phrase[] } = {
  validity: [
    {
      phrase: 'valid(?:ity)?(?: period)?(?: of)? (?:bids?|tenders?|offers?|quotations?|proposals?)',
      ...{ example: 'validity of bids: 90 days', notExample: 'the contract is valid for 3 years' },
      language: 'en',
    },
  ],
  extension: [
    {
      phrase: 'by (?:a |an )?(?:further |additional )?(?:period of )?\\(?\\d',
      ...{ example: 'extend the validity period by 60 days', notExample: 'the extended validity is 60 days' },
      language: 'en',
    },
    {
      phrase: '(?:a|an) (?:further|additional|extra) (?:period|term)?',
      ...{ example: 'for a further period of 60 days', notExample: 'what goes further than 60 days' },
      language: 'en',
    },
    {
      phrase: 'met (?:\\w+ )?\\(?\\d+\\)? (?:dae|maande)',
      ...{ example: 'verleng die geldigheid met 60 dae', notExample: 'die verlengde tydperk is 60 dae' },
      language: 'af',
    },
  ],
  restriction: [
    {
      phrase: '(?:restrict|prohibit|debar|blacklist)(?:ed|ion|ing)?',
      ...{
        example: 'be restricted from doing business for 10 years',
        notExample: 'a strict period of 10 years',
      },
      language: 'en',
    },
    {
      phrase: '(?:in existence|been in business|trading) for',
      ...{
        example: 'has been in existence for at least 5 years',
        notExample: 'an existing contract of 5 years',
      },
      language: 'en',
    },
    {
      phrase: 'not exceeding (?:ten|10|five|5)\\b',
      ...{ example: 'for a period not exceeding 10 years', notExample: 'for a period exceeding 10 years' },
      language: 'en',
    },
  ],
  warranty: [
    {
      phrase: '(?:warrant(?:y|ies)|guarantee[ds]?|waarborg)',
      ...{ example: 'a warranty of 24 months', notExample: 'a warrant officer for 24 months' },
      language: 'en',
    },
  ],
  delivery: [
    {
      phrase: '(?:lead[- ]times?|delivery (?:period|time)|deliver(?:ed|y|ies)? within)',
      ...{
        example: 'goods should be delivered within 7 days',
        notExample: 'the contract delivers jobs for 36 months',
      },
      language: 'en',
    },
    {
      phrase: '(?:lewertyd|afgelewer word binne)',
      ...{ example: 'die lewertyd is 14 dae', notExample: 'die lewering duur die hele kontrak' },
      language: 'af',
    },
  ],
  defects: [
    {
      phrase: '(?:defects?|retention|maintenance) (?:liability |notification |correction )?period',
      ...{
        example: 'the defects liability period is 12 months',
        notExample: 'no defects in the contract period',
      },
      language: 'en',
    },
  ],
  records: [
    {
      phrase: '(?:keep|kept|retain(?:ed)?)\\b|(?:available|accessible) for (?:verification|inspection|audit)',
      ...{
        example: 'kept available for verification for a period of 5 years',
        notExample: 'cleaning services are available for 5 years',
      },
      language: 'en',
    },
    {
      phrase: 'records? must be',
      ...{ example: 'records must be held for 5 years', notExample: 'a record of 5 years of service' },
      language: 'en',
    },
  ],
  payment: [
    {
      phrase: '(?:payment|paid|invoices?|betaling|faktuur)',
      ...{ example: 'payment within 30 days', notExample: 'repayments are not foreseen' },
      language: 'en',
    },
  ],
};

const expressions = Object.entries(PERIODS).map(
  ([of, phrases]) => [of as PeriodOf, expressionOf(phrases)] as const,
);

/**
 * @param text the sentence in which a length of time stands
 * @returns what it is of, of the given kinds; null where no words of theirs say so
 */
export const periodIn = (text: string, kinds: readonly PeriodOf[]): PeriodOf | null =>
  expressions.find(([of, expression]) => kinds.includes(of) && expression.test(text))?.[0] ?? null;
