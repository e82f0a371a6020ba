import type { Phrases } from '../wordings/phrases.ts';

/** What bidders hand in, in the words of the training authority and of panels. */
export const authorityReturnables: Phrases['returnables'] = {
  FORM: [
    '{title} on form {form}',
    '{form}, {title}, initialled and signed by the authorised person',
    'The completed {form} ({title})',
    'Annexure {form}: {title}',
  ],
  CSD_REPORT: [
    'Full registration report of the Central Supplier Database, not older than a month',
    'CSD report on which the supplier number (MAAA) can be read',
  ],
  TAX_PIN: [
    'Notice from SARS with the PIN for verifying the tax status',
    'Tax compliance status letter with PIN',
  ],
  BBBEE_CERTIFICATE: [
    'Affidavit under oath or certificate on the B-BBEE status',
    'B-BBEE certificate of a SANAS accredited agency, or the affidavit of the dtic for small enterprises',
  ],
  CIPC_DOCUMENTS: [
    'Disclosure certificate of the CIPC with the names of the directors',
    'CIPC certificate of registration or, for a partnership, the partnership agreement',
  ],
  ID_COPIES: [
    'Certified copy of the identity document of each director',
    'Copies of the directors’ identity cards, stamped by a commissioner of oaths',
  ],
  COIDA: [
    'Letter of good standing in terms of COIDA',
    'Certificate of good standing from the Compensation Fund or a licensed insurer',
  ],
  FINANCIAL_STATEMENTS: [
    'Audited or reviewed annual financial statements of the past two years',
    'Annual financial statements, with the report of the auditor or accountant',
  ],
  JV_AGREEMENT: [
    'Agreement between the members of the joint venture, should there be one',
    'Joint venture or consortium agreement that names the lead member',
  ],
  MUNICIPAL_ACCOUNT: ['Account of the municipality for the business premises, or the lease'],
  CIDB_CERTIFICATE: ['Printout from the CIDB register of contractors', 'CIDB certificate of registration'],
  REFERENCES: [
    'Letters of reference on the letterhead of the client',
    'Reference letters from three clients of the past five years',
  ],
  CV: ['Curriculum vitae of each person who will do the work', 'CVs, with copies of qualifications'],
  INSURANCE: [
    'Certificate of professional indemnity insurance',
    'Letter of an insurer on professional indemnity cover',
  ],
  BANK_LETTER: ['Account confirmation letter of the bank', 'Bank letter with the rating of the account'],
  AUTHORITY_TO_SIGN: [
    'Extract of the minutes in which the signatory was authorised',
    'Delegation of authority to the person who signs',
  ],
};
