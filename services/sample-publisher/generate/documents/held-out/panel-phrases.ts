import type { CriterionPhrase, Phrases } from '../wordings/phrases.ts';
import { authorityReturnables } from './authority-returnables.ts';

const criteria: readonly CriterionPhrase[] = [
  { name: 'Years that the firm has practised', parts: [], levels: [] },
  { name: 'Appointments of a similar kind since 2019', parts: [], levels: [] },
  { name: 'Professional registration of the lead consultant', parts: [], levels: [] },
  { name: 'Depth of the team', parts: [], levels: [] },
  { name: 'Understanding of the public sector', parts: [], levels: [] },
  { name: 'Systems for quality and confidentiality', parts: [], levels: [] },
];

/** The Afrikaans names of the criteria. */
const inAfrikaans: Readonly<Record<string, string>> = {
  'Years that the firm has practised': 'Jare wat die firma praktiseer',
  'Appointments of a similar kind since 2019': 'Soortgelyke aanstellings sedert 2019',
  'Professional registration of the lead consultant': 'Professionele registrasie van die hoofkonsultant',
  'Depth of the team': 'Omvang van die span',
  'Understanding of the public sector': 'Begrip van die openbare sektor',
  'Systems for quality and confidentiality': 'Stelsels vir gehalte en vertroulikheid',
};

export const afrikaansName = (name: string): string => inAfrikaans[name] ?? name;
export const isAfrikaans = (name: string): boolean => Object.values(inAfrikaans).includes(name);

const scope = [
  'Members of the panel are invited to quote for each assignment as the need arises.',
  'Each assignment is confirmed by a letter with a fixed scope and a maximum fee.',
  'Work is done at the offices of the client unless the letter says otherwise.',
  'Members report on the last working day of each month on work in progress.',
  'Files are returned to the client when an assignment has ended.',
];

/** The words of those who appoint panels of consultants. */
export const panelPhrases: Phrases = {
  returnables: authorityReturnables,
  eligibility: [
    'The firm must be a member in good standing of the body that regulates the profession.',
    'At least one director of the firm must have been in practice for five years.',
    'The firm must hold professional indemnity cover of R2 million or more.',
    'The firm must have no conflict of interest with the client.',
  ],
  disqualifiers: [
    'Applications that are handed in late will not be considered.',
    'A firm that applies both alone and as a member of a consortium will be disqualified.',
    'An application in which the declaration of interest is not signed will be rejected.',
    'Canvassing of officials or councillors leads to an application being rejected.',
  ],
  criteria: { goods: criteria, services: criteria, works: criteria },
  goals: [
    'Firms with more than 50% black ownership',
    'Firms with more than 50% ownership by women',
    'Firms owned by persons under 35',
    'Firms with an office in the province',
    'Firms that qualify as EME',
  ],
  scope: { goods: scope, services: scope, works: scope },
  products: {},
  mandatory: 'An application without one of the documents below will be rejected.',
};
