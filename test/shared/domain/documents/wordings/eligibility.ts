/** Parts of documents, with ` | ` for the tab between cells, and what they say of who may bid. */
export const whoMayBid: readonly (readonly [text: string, expected: readonly string[]])[] = [
  [
    'C.2.1 | A tenderer is eligible where:\n | (a) it is registered with the Council for Engineers;\n | (b) its lead engineer has ten years of experience.\nC.2.7 | The clarification meeting is not compulsory.',
    ['it is registered with the Council for Engineers;', 'its lead engineer has ten years of experience.'],
  ],
  [
    'C.2.1 | Only those tenderers who satisfy the following eligibility criteria are eligible to submit tenders:\n | 1. A registered engineer is employed full time.\n | 2. Two bridges were completed in the last ten years.\nC.2.7 | The clarification meeting is not compulsory.',
    ['A registered engineer is employed full time.', 'Two bridges were completed in the last ten years.'],
  ],
  [
    'C.2.1 | Eligibility | Only tenderers that meet all of these may tender: the tenderer is a member of the Association of Contractors.',
    [
      'Only tenderers that meet all of these may tender: the tenderer is a member of the Association of Contractors.',
    ],
  ],
  [
    'ELIGIBILITY\nClause | Data\nC.2.1.1 | The tenderer is registered with the Council for Engineers.\nC.2.1.2 | The tenderer has completed two bridges.',
    ['The tenderer is registered with the Council for Engineers.', 'The tenderer has completed two bridges.'],
  ],
  [
    'Eligible are tenderers that have a laboratory in the province.\nClosing date: 3 August 2026',
    ['Eligible are tenderers that have a laboratory in the province.'],
  ],
  [
    'C.2.1 | A tenderer will not be eligible unless it has a laboratory in the province.',
    ['A tenderer will not be eligible unless it has a laboratory in the province.'],
  ],
  [
    'C.2.1 | Tenderers are eligible that: \n | • have a laboratory in the province;\n | • are registered with the Council for Engineers.',
    ['have a laboratory in the province;', 'are registered with the Council for Engineers.'],
  ],
  [
    'The tenderer shall be in possession of a blasting permit.',
    ['The tenderer shall be in possession of a blasting permit.'],
  ],
  [
    'The tenderer or one of its partners holds a blasting permit, failing which it cannot tender.',
    ['The tenderer or one of its partners holds a blasting permit, failing which it cannot tender.'],
  ],
  [
    'Tenders are invited from contractors that have an asphalt plant within 100 km of the site.',
    ['Tenders are invited from contractors that have an asphalt plant within 100 km of the site.'],
  ],
  ['Requirement for tendering: an asphalt plant within 100 km of the site.', []],
  [
    'To qualify, a tenderer has an asphalt plant within 100 km of the site.',
    ['To qualify, a tenderer has an asphalt plant within 100 km of the site.'],
  ],
  [
    'A firm can apply if it has an office in the province.',
    ['A firm can apply if it has an office in the province.'],
  ],
  [
    'The panel is open to firms with an office in the province.',
    ['The panel is open to firms with an office in the province.'],
  ],
  [
    'Firms without an office in the province cannot be admitted to the panel.',
    ['Firms without an office in the province cannot be admitted to the panel.'],
  ],
  [
    'An applicant has at least three registered valuers in its employ in order to be admitted.',
    ['An applicant has at least three registered valuers in its employ in order to be admitted.'],
  ],
  [
    'Each member of the panel has to be registered with the Council for Valuers.',
    ['Each member of the panel has to be registered with the Council for Valuers.'],
  ],
  [
    'C.2.1 | Eligibility | The tenderer has its head office in the Republic of South Africa.\nC.2.7 | Clarification meeting | None.',
    ['The tenderer has its head office in the Republic of South Africa.'],
  ],
  [
    'Admission is limited to firms that have an office in the province.',
    ['Admission is limited to firms that have an office in the province.'],
  ],
  [
    'WHO IS ADMITTED\nMembership of the Institute of Valuers is required.\nAt least one director must be a registered valuer.\nRATES\nRates are fixed for a year.',
    [
      'Membership of the Institute of Valuers is required.',
      'At least one director must be a registered valuer.',
    ],
  ],
  [
    'Clause C.2.1: to be eligible, the tenderer employs a surveyor.',
    ['Clause C.2.1: to be eligible, the tenderer employs a surveyor.'],
  ],
  [
    'C.2.1 Eligibility\nC.2.1.1 Tenderers that do not satisfy the following cannot submit a tender offer:\n- employment of a registered surveyor;\n- two completed bridges in ten years.\nC.2.7 Clarification meeting\nNone is held.',
    ['employment of a registered surveyor', 'two completed bridges in ten years'],
  ],
];
