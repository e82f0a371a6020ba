/**
 * The fields of records that each check is about, by kind of record. A check of several fields stands at each of them. Checks of a whole
 * record, such as `not-a-tender`, stand at the field that says so.
 */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Tender: {
    title:
      'no-title title-is-number title-without-subject title-too-short title-too-long title-in-capitals title-is-cut placeholder-tender identity-number-in-text lost-characters question-mark-in-word undecoded-text markup-in-text foreign-script overlong-text',
    description:
      'no-description placeholder-tender identity-number-in-text lost-characters question-mark-in-word undecoded-text markup-in-text foreign-script overlong-text',
    referenceNumber:
      'no-reference reference-placeholder reference-without-digit reference-too-long placeholder-tender duplicate-reference title-is-number',
    publicationDate: 'no-publication-date published-in-the-future published-before-2015',
    closingDate: 'no-closing-date closes-on-sunday closes-on-public-holiday',
    publicationDateTime:
      'no-publication-date published-in-the-future published-before-2015 closes-before-publication advertised-too-shortly advertised-too-long',
    closingDateTime:
      'no-closing-date closes-before-publication advertised-too-shortly advertised-too-long opens-after-closing closes-at-midnight closes-at-night closes-on-sunday closes-on-public-holiday document-closing-differs closing-times-differ',
    openingDateTime: 'opens-after-closing',
    validityPeriod: 'implausible-validity document-validity-differs',
    briefingDateTime:
      'briefing-before-publication briefing-after-closing compulsory-briefing-without-date document-briefing-differs',
    briefingCompulsory: 'compulsory-briefing-without-date compulsory-briefing-without-venue',
    briefingVenue: 'compulsory-briefing-without-venue',
    sourceOrganization: 'no-buyer buyer-is-person buyer-not-listed supplier-is-buyer',
    municipality: 'municipality-unknown municipality-outside-province',
    municipalityCode: 'municipality-unknown municipality-outside-province',
    province:
      'no-province province-unsure province-differs-from-delivery province-differs-from-buyer municipality-outside-province place-conflict',
    provinceConfidence: 'province-unsure',
    delivery: 'no-delivery province-differs-from-delivery place-conflict',
    contactPerson:
      'no-contact no-contact-email no-contact-telephone invalid-email free-mail-contact unusual-telephone invented-telephone contact-name-is-number',
    category: 'no-category unknown-category category-unsure',
    classificationConfidence: 'category-unsure',
    type: 'no-tender-type unknown-tender-type method-contradicts-type',
    procurementMethod: 'no-tender-type method-contradicts-type',
    documents:
      'no-documents document-without-address no-bid-document duplicate-file-name evidence-missing executable-document',
    status:
      'unknown-status awarded-without-award cancelled-with-awards active-long-after-closing cancelled-before-publication',
    cancellationReason: 'cancelled-without-reason',
    amendmentNumber: 'often-amended',
    estimatedValue:
      'suspect-amount impossible-amount amount-lost-decimals award-far-from-estimate award-above-estimate amount-in-other-currency',
    awards: 'awarded-without-award cancelled-with-awards award-to-restricted-supplier',
    submissionMethod: 'submission-methods-differ',
    electronicSubmission: 'submission-methods-differ',
    noticeKind: 'not-a-tender',
    ocid: 'ocid-number-differs',
    isDuplicate: 'duplicate-reference',
    dataSource: 'publishers-differ unknown-field',
  },
  Award: {
    amount:
      'suspect-amount impossible-amount amount-lost-decimals award-far-from-estimate award-above-estimate award-above-plausible award-without-amount same-amount-for-several contract-differs-from-award',
    currency: 'amount-in-other-currency',
    awardDate: 'awarded-before-closing awarded-long-after-closing awarded-in-the-future',
    enterpriseType: 'unknown-enterprise-type',
    beeLevel: 'unknown-bee-level',
    beePoints: 'too-many-preference-points',
    points: 'too-many-preference-points',
    supplierName:
      'supplier-placeholder award-without-supplier duplicate-supplier supplier-is-buyer supplier-is-identity-number supplier-is-number supplier-is-address supplier-not-among-bidders subcontractor-is-supplier award-to-restricted-supplier',
    subcontractors: 'subcontracted-beyond-award subcontractor-without-share subcontractor-is-supplier',
  },
  TenderDocument: {
    fileName: 'document-without-name duplicate-file-name executable-document',
    fileUrl: 'document-without-address document-unreachable document-elsewhere',
    format: 'unusual-format executable-document document-without-format no-bid-document',
    publishedAt: 'document-from-the-future',
  },
  AwardSubcontractor: {
    name: 'subcontractor-is-supplier',
    percentage: 'subcontracted-beyond-award subcontractor-without-share',
    beeLevel: 'unknown-bee-level',
  },
  TenderContract: {
    awardId: 'contract-without-award contract-differs-from-award',
    startDate: 'contract-ends-before-it-begins',
    endDate: 'contract-ends-before-it-begins',
    dateSigned: 'contract-signed-before-closing contract-signed-in-the-future',
    amount: 'contract-differs-from-award impossible-amount amount-in-other-currency',
  },
};

const byCheck = Map.groupBy(
  Object.entries(tables).flatMap(([kind, fields]) =>
    Object.entries(fields).flatMap(([field, names]) =>
      names.split(' ').map((name) => ({ name, field: `${kind}.${field}` })),
    ),
  ),
  ({ name }) => name,
);

/** @returns what a check is about, such as `Tender.title` */
export const fieldsOfCheck = (name: string): string[] => (byCheck.get(name) ?? []).map(({ field }) => field);

/** Names of all checks that a field has. */
export const checksWithFields: ReadonlySet<string> = new Set(byCheck.keys());
