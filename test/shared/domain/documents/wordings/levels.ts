/** What documents say of local content: `percent product`, or nothing. */
export const localContents: readonly (readonly [text: string, shares: string])[] = [
  [
    'SBD 6.2 | Declaration certificate for local production and content for designated sectors\nTechnical | 70%\nPrice | 30%',
    '',
  ],
  [
    'Local production and content: where applicable, SBD 6.2 must be completed for designated sectors.\n\nEvaluation\nCriterion | Weight\nExperience | 40%\nMethodology | 60%',
    '',
  ],
  ['Local production and content | Not applicable\nGuarantee | 10%\nRetention | 5%', ''],
  [
    'Stage 1 | Local content and production threshold | Not applicable\nStage 2 | Functionality, minimum | 70%',
    '',
  ],
  [
    'A bidder that falsely declares local content may be restricted and pays a penalty of up to 10% of the value of the bid.',
    '',
  ],
  ['There are no designated sectors in this bid. Prices include VAT at 15%.', ''],
  ['Functionality | Weight\nLocal manufacturing capability | 20%\nExperience | 40%\nMethodology | 40%', ''],
  ['Local content is calculated as LC = [1 - x / y] * 100%, where x is the imported content.', ''],
  ['Preference is given to local production of at least 51% black-owned companies.', ''],
  [
    'The stipulated minimum threshold for local production and content is 100% for steel products.',
    '100 steel products',
  ],
  ['Only locally produced furniture with a stipulated minimum threshold of 90% will be considered.', '90 -'],
];

/** The level of contribution that documents demand. */
export const levels: readonly (readonly [text: string, level: number | null])[] = [
  [
    'A bidder must submit a B-BBEE certificate. A trust or consortium must submit a consolidated certificate to claim level 1.',
    null,
  ],
  ['B-BBEE status level of contributor\nLevel 1 | 20\nLevel 2 | 18\nLevel 3 | 14', null],
  [
    'Specific goals must be claimed on SBD 6.1\nB-BBEE level 1 contributor | 10\nB-BBEE level 2 contributor | 8',
    null,
  ],
  [
    '"B-BBEE status level of contributor" means the level that an entity must hold under the Codes; an EME with 100% black ownership is a level 1 contributor.',
    null,
  ],
  [
    'An EME that is 51% black-owned qualifies as a level 2 contributor and must submit a sworn affidavit only.',
    null,
  ],
  ['Bidders must indicate their B-BBEE level (e.g. level 1) and attach a certificate.', null],
  ['The successful bidder must improve its B-BBEE status to level 4 within the contract period.', null],
  [
    'SPECIFIC GOALS\nOnly the goals below count.\nB-BBEE status level 1 | 10\nB-BBEE status level 2 | 5',
    null,
  ],
  ['Enterprises at least 51% owned by women with a B-BBEE level 1 or 2 | 5', null],
  ['Bidders must attach a B-BBEE certificate that shows their level of contribution (level 1 to 8).', null],
  ['Only bidders with a minimum B-BBEE status of level 4 may respond.', 4],
  ['Pre-qualification: bidders must have a B-BBEE level of contribution of 1 or 2.', 2],
  ['Minimum B-BBEE level | 3', 3],
  ['Bidders must have at least B-BBEE status level 2.', 2],
];

/** The share that documents demand for subcontractors. */
export const subcontracting: readonly (readonly [text: string, percent: number | null])[] = [
  ['Subcontracting | Minimum 30% of the contract value to EMEs or QSEs', 30],
  [
    'The contractor shall subcontract at least thirty per cent (30%) of the value of the works to designated groups.',
    30,
  ],
  ['It is a condition of this contract that 30% of the works goes to local subcontractors.', 30],
  [
    'A contract participation goal of 30% applies: that share of the contract sum must be done by targeted enterprises.',
    30,
  ],
  ['Will any portion of the contract be sub-contracted? If yes, indicate what percentage (e.g. 25%).', null],
  [
    'A bidder may not subcontract more than 25% of the value of the contract to an enterprise that does not qualify.',
    null,
  ],
  ['Minstens 30% van die kontrakwaarde moet aan plaaslike subkontrakteurs toegeken word.', 30],
];
