import { en, Words } from './phrase.ts';

/** Conditions that are printed on every form, and say nothing about this tender. */
export const PRINTED = new Words(
  [
    en(
      'unique personal identification number|application for (?:the )?tax compliance|printed tcs certificate',
      'unique personal identification number',
      'identification number',
    ),
    en(
      'where no tcs|each party must submit a separate|ensure compliance with their tax|pre-award questionnaire',
      'where no TCS is available',
      'TCS',
    ),
    en(
      "has included an acceptable joint venture|has included mbd|national treasury'?s? database",
      'has included MBD 4',
      'includes MBD 4',
    ),
    en(
      'register for tender defaulters|owe any municipal|(?:is|are) in arrears for more than',
      'register for tender defaulters',
      'register for tenders',
    ),
    en(
      'fill in and sign a written contract|accredited representative|tax compliance status\\b.{0,30}\\btcs pin',
      'fill in and sign a written contract',
      'sign a contract',
    ),
    en(
      'if yes enclose proof|may be (?:used|copied)|this (?:preference|municipal|standard) (?:form|bidding)',
      'if yes enclose proof',
      'enclose proof',
    ),
    en(
      'tenders? for income-generating|certificate of independent bid determination in terms|definitions?:? ?"',
      'tenders for income-generating contracts',
      'tenders for income',
    ),
    en('^(?:[-•] ?)?pricing schedule\\(s\\);?$', 'Pricing schedule(s);', 'Pricing schedule'),
    en('means the', 'Bid means the offer', 'means'),
  ],
  '',
);
