import { af, en, Words } from './phrase.ts';

export const BILLS = new Words([
  en(
    '(?:invoices?|statements?|accounts?|suppliers?|service providers?|faktu\\w{2,4}|state?|(?<!duty )paid|payment terms?)\\b',
    'invoices',
    'voices',
  ),
  af('(?:staat|rekeninge?|verskaffers?|diensverskaffers?|betaling\\w{0,2})\\b', 'betalings', 'betaal'),
]);

export const NOT_BILLS = new Words([
  en(
    '(?:subcontract\\w*|workers?|deposit|refund\\w*|penalt\\w*|guarantee|fee|query|disputes?|retention|bids?)\\b',
    'disputes',
    'disputed',
  ),
  en('tenders?\\b', 'tenders', 'tenderers'),
]);

/** Parties of payments other than the buyer and its supplier. */
export const BY_OTHERS = new Words([
  en(
    '(?:guarantors?|insurers?|sub-?contractors?|partners?|labourers?|workers?|employees?|learners?)\\b',
    'Payment by the Guarantor',
    'partnership',
  ),
  af('(?:waarborger|subkontrakteurs?|werkers?|werknemers?)\\b', 'werkers', 'werkersdag'),
]);

/** Words for paying. */
export const PAYMENT = new Words([
  en('(?:payments?|(?<!duty )paid|pay|settled|invoices?)\\b', 'payment', 'prepayment'),
  af('(?:betaling|betaal|vereffen|fakture?|faktuur)\\b', 'betaling', 'betalingstaat'),
]);

/** Words for a guarantee that a contractor gives. */
export const GUARANTEE = new Words([
  en(
    '(?:performance (?:guarantee|bond|security)|guarantee|surety|security deposit)\\b',
    'performance bond',
    'bonded',
  ),
  af('(?:uitvoeringswaarborg|prestasiewaarborg|waarborg)\\b', 'uitvoeringswaarborg', 'waarborge'),
]);
