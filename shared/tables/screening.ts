import {
  boolean,
  date,
  derivedTable,
  float,
  int,
  jsonb,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** Names that we hold, compared with the lists of restricted suppliers, and what follows for awards, companies and entries. */

/** As in `shared/domain/screening/standing.ts` and `timing.ts`. */
const verdicts = ['open', 'confirmed', 'dismissed'] as const;
type Verdict = (typeof verdicts)[number];
type Timing = 'before' | 'during' | 'after' | 'unknown';

/**
 * The origin of screened names: `supplier` has those of suppliers and bidders, `director` persons who direct companies,
 * `official` persons who direct organs of state.
 */
export const screenedKinds = ['supplier', 'director', 'official'] as const;

export const screeningBases = derivedTable('screening_basis', {
  comment: 'By what names were screened last, besides the lists; one row.',
  columns: {
    id: uuid(),
    version: text(
      'Of the rules by which names are compared, and of the word set. Other ones make all names stale.',
    ),
  },
});

export const screeningWordSets = derivedTable('screening_word_set', {
  comment:
    'In how many names of companies each word occurs; screening weighs words by the row that was learned last. Earlier rows stay, so that their matches can be computed again. Only derive writes this table.',
  columns: {
    id: uuid('UUIDv5 of the version.'),
    version: text('Follows from the counts.'),
    companies: int('Companies whose names were counted.'),
    words: jsonb<Record<string, number>>('Of each word that tells less than others, the companies with it.'),
    learned_at: timestamptz().filled('now()'),
    checked_at: timestamptz(
      'When names were last counted again, and no word weighed much more or less.',
    ).filled('now()'),
  },
});

export const screeningMatches = derivedTable('screening_match', {
  comment: 'A name that we hold and an entry of a list that it matches, with why.',
  columns: {
    id: uuid('UUIDv5 of who was screened and the entry.'),
    subject_id: uuid(
      'Of who was screened: the id of the spelling of a supplier, of a director or an official.',
    ),
    subject_kind: oneOf(screenedKinds),
    subject_name: text('The name as it was compared; empty where there is only a number.'),
    entry_id: uuid(),
    entry_key: uuid('Stays as long as the entry is about the same company or person; decisions name it.'),
    edition: text('The edition of the list that has the entry: SHA-256 of its bytes.'),
    algorithm: text('Version of the rules by which the names were compared, and of the word set.'),
    score: float('0.7 to 1.'),
    method: text('Which rule decided.'),
    features: jsonb<{ name: string; value: number; deduction: number }[]>(
      'Differences with their deductions.',
    ),
    matched_words: jsonb<{ query: string; entry: string; alike: number }[]>(
      'Words that were taken for each other.',
    ),
    reason: text('One sentence.'),
    verdict: oneOf(verdicts, 'Of the latest decision of a reviewer.'),
  },
  indexes: [['subject_id'], ['entry_id']],
});

/** The relation of an award to an entry of a list. */
export type RestrictedAward = {
  award: string;
  entry: string;
  match: string;
  timing: Timing;
  score: number;
  verdict: Verdict;
};

export const tenderRestrictions = derivedTable('tender_restriction', {
  comment: 'The awards of a tender to suppliers that match an entry of a list. Other tenders have no row.',
  columns: {
    id: uuid('Id of the tender.'),
    awards: jsonb<RestrictedAward[]>('Of each award and entry the surest match, dismissed ones included.'),
    restricted_award_ids: texts(
      'Awards that were made while their supplier was restricted, by matches that count.',
    ),
  },
});

/** An entry of a list that a company matches, as its record shows it. */
export type CompanyRestriction = {
  id: string;
  name: string;
  matchConfidence: number;
  matchMethod: string;
  matchReason: string;
  verdict: Verdict;
  inForce: boolean;
};

export const companyRestrictions = derivedTable('company_restriction', {
  comment: 'Whether a company is restricted. Companies have a row as soon as a list is in use.',
  columns: {
    id: uuid('Id of the company.'),
    restricted: boolean('Whether a match that counts has an entry in force.'),
    entries: jsonb<CompanyRestriction[]>('Of each entry the surest match that no reviewer has dismissed.'),
    changes_on: date('The next day on which an entry comes into force, or is no longer.').nullable(),
  },
  indexes: [['changes_on']],
});

export const restrictedSupplierCompanies = derivedTable('restricted_supplier_company', {
  comment: 'The company that an entry of a list is most surely about.',
  columns: {
    id: uuid('Id of the entry.'),
    company_id: uuid(),
    score: float('0.7 to 1.'),
    method: text('Which rule decided.'),
    verdict: oneOf(verdicts),
  },
});

export const restrictedSupplierLists = derivedTable('restricted_supplier_list', {
  comment: 'The editions of lists of restricted suppliers that are in use.',
  columns: {
    id: uuid('Id of the edition.'),
    register: text('The list, as the name of its source.'),
    sha256: text('Of the bytes of the edition, hexadecimal.'),
    report_date: date('Day on which the publisher made it; null where it does not say.').nullable(),
    entries: int('Its entries.'),
    read_at: timestamptz('When it was last received, or last found unchanged.'),
  },
});
