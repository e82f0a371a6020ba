import { z } from 'zod';
import {
  categorySlug,
  categoryTerms,
  optional,
  provinceSlug,
} from '#shared/resources/definition/canonical.ts';
import {
  day,
  flag,
  instant,
  integer,
  number,
  object,
  objects,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import { changedAt, madeAt, publishedAt, recordId } from '#shared/resources/definition/record.ts';
import { noticeSummary } from '#shared/resources/definition/shapes.ts';
import { askedFields } from '#shared/resources/tenders/asked-fields.ts';
import { enrichmentFields } from '#shared/resources/tenders/enrichment-fields.ts';
import { searchedFormerSlugs } from '#shared/resources/tenders/former-slugs.ts';
import {
  awardPart,
  buyerShape,
  categoryShape,
  contactShape,
  documentPart,
  eventPart,
  valueShape,
  withEnterpriseTypes,
} from '#shared/resources/tenders/tender-parts.ts';
import { noticeKinds, publicationTypes, tenderStatuses } from '#shared/tables/tenders.ts';

const PUBLICATION_TYPE =
  'Kind of the latest notice. `GENERAL_NOTICE`: an entry that is not a tender and fits no other kind, such as a list of bidders or a regret letter.';

/** 1 for a test entry of an official; lists leave it out. */
const isPlaceholder = (errors: unknown): number =>
  Array.isArray(errors) && errors.includes('placeholder-tender') ? 1 : 0;

/** Fields of lists and details, in payload order. */
export const tenderSummary = {
  tenderId: text("The publisher's number of the tender.", '165050').required().listed(),
  title: text(
    'What is to be bought.',
    'Sanitation programme for schools: Nositha Primary School: 5GB',
  ).listed(),
  description: text(
    'Title and special conditions as advertised.',
    'Supply and delivery of road marking paint',
  ).listed(),
  province: text('Province, or National.', 'KwaZulu-Natal')
    .promoted({ name: 'province_slug', of: optional(provinceSlug) })
    .listed(),
  category: objects(
    'Categories of the tender.',
    categoryShape,
    [{ name: 'Civil engineering', slug: 'civil-engineering' }],
    {
      prepare: (name) => (typeof name === 'string' ? [{ name, slug: categorySlug(name) }] : []),
      column: {
        name: 'category_slugs',
        type: 'text[]',
        of: (value) => (value as { slug: string }[]).flatMap(({ slug }) => categoryTerms(slug)),
      },
    },
  ).listed(),
  estimatedValue: object(
    'Estimated value in rand, taxes included.',
    valueShape,
    { min: 1200000, max: 1200000, median: 1200000, confidence: 1, methodology: 'document' },
    { column: { type: 'numeric', of: (value) => (value as { median: number } | null)?.median ?? null } },
  ).listed(),
  closingDate: day('Day on which the tender closes.', '2026-09-16').listed(),
  closingDateTime: instant('Moment at which the tender closes.', '2026-09-16T09:00:00.000Z')
    .promoted()
    .listed(),
  status: text('State of the tender.', 'active', { values: tenderStatuses }).required().listed(),
  publicationDate: day('Day of publication.', '2026-08-14').listed(),
  publicationType: text(PUBLICATION_TYPE, 'TENDER_NOTICE', { values: publicationTypes }).required().listed(),
  aiSummary: text(
    'What is bought, in sentences of the notice and its documents; null if they say no more than the title.',
    'Construction of ablution facilities at one school.',
  ).listed(),
  aiKeyRequirements: texts('Requirements that a bidder must meet according to documents and notice.', [
    'CIDB grade 5GB or higher',
  ]).listed(),
  aiConfidence: number('Expected share of summary and requirements that is right, 0 to 1.', 0.98).listed(),
  classificationConfidence: number(
    'Confidence of the category, 0 to 1; 1 if the publisher states it.',
    1,
  ).listed(),
  sourceOrganization: object(
    'Organ of state that buys.',
    buyerShape,
    { id: '0b6f1e0a-6f0f-5d7a-9f57-1f2f3f4f5f60', name: 'City of Cape Town', slug: 'city-of-cape-town' },
    {
      column: {
        name: 'organization_slug',
        type: 'text',
        of: (value) => (value as { slug: string } | null)?.slug ?? null,
      },
    },
  ).listed(),
  referenceNumber: text("The buyer's tender number.", 'ZNTM01266W').promoted().listed(),
  municipality: text(
    'Municipality that buys, otherwise the one that title or description names, otherwise that of the place of delivery.',
    'Ray Nkonyeni Local Municipality',
  ).listed(),
  department: text('Department, if the buyer is one.', 'Gauteng - Education').listed(),
  institution: text('Buyer, if it is neither a municipality nor a department.', 'ESKOM').listed(),
  siteUrl: uri(
    "The tender's page at its publisher.",
    'https://www.etenders.gov.za/Home/TenderDetails/165050',
  ).listed(),
  dataSource: text(
    'Publishers of the record, in order of precedence, joined by `+`.',
    'ocds+etenders',
  ).listed(),
  qualityScore: number(
    'Quality of the record, 0 to 1: 1 minus the weights of the failed checks.',
    0.9,
  ).listed(),
  ocid: text('Open contracting id of the process.', 'ocds-9t57fa-165050').required().listed(),
};

/** Fields that only details have. */
export const tenderDetail = {
  id: recordId('d7f2a0f4-7d7e-5b0e-8a55-0d6a3a5f1e11'),
  slug: text('Readable name for addresses.', 'sanitation-programme-for-schools-165050').required(),
  formerSlugs: searchedFormerSlugs,
  sourceOrganizationId: uuid('Permanent id of the buyer.', '0b6f1e0a-6f0f-5d7a-9f57-1f2f3f4f5f60').promoted({
    name: 'organization_id',
  }),
  sourceUrl: uri(
    'The notice at its publisher, the same as `siteUrl`; `apiSource` and `apiSourceId` say what was read.',
    'https://www.etenders.gov.za/Home/TenderDetails/165050',
  ),
  apiSource: text('Interface from which the record was read.', 'ocds'),
  apiSourceId: text("The record's id there.", 'ocds-9t57fa-165050'),
  apiVersion: text('Version of that interface.', '1.1'),
  type: text("The publisher's tender type.", 'Request for Bid(Open-Tender)'),
  procurementMethod: text('OCDS procurement method.', 'open'),
  mainProcurementCategory: text('OCDS main procurement category.', 'works'),
  delivery: text('Place of delivery as advertised.', 'Nositha Location - Margate - 4278'),
  provinceSource: text('Where the province was found: publisher, buyer, delivery or text.', 'publisher'),
  ocdsLinkedPartyId: text('Its party in the feed, for /v2/ocds/parties?ocdsPartyId=.', '320'),
  provinceConfidence: number('Confidence of the province, 0 to 1.', 1),
  municipalityCode: text('Demarcation code of the municipality.', 'KZN216').promoted(),
  locality: text(
    'Town or suburb of delivery, otherwise the one that title or description names, if it is the only one.',
    'Margate',
  ),
  fullAddress: text('Address of delivery.', 'Nositha Location, Margate, 4278'),
  locationProtected: flag('Whether a person set the location.', 0, { pending: 'derive' }),
  openingDateTime: instant('Moment from which bids are taken.', '2026-08-13T22:00:00.000Z'),
  publicationDateTime: instant('Moment of publication.', '2026-08-13T22:00:00.000Z').promoted(),
  parentTenderId: text(
    'Tender that this one re-advertises or, if this is a notice, the tender it is about.',
    '160001',
  ).promoted(),
  amendmentNumber: integer('How often the notice was changed after publication.', 1),
  cancellationReason: text('Why the tender was cancelled.', 'No responsive bids'),
  processingStatus: text('Whether every stage has processed the record.', 'COMPLETED'),
  ...enrichmentFields,
  validationErrors: texts(
    'Quality checks that failed and suspicions found in the source, by name.',
    ['suspect-amount'],
    { column: { name: 'placeholder', type: 'int', required: true, of: isPlaceholder } },
  ),
  isDuplicate: flag('Whether an earlier record describes the same tender.', 0),
  duplicateOf: text('The earlier record that describes the same tender.', '160001').promoted(),
  manualReview: flag('Whether a person should look.', 0, { pending: 'derive' }),
  reviewNotes: text('What that person wrote.', 'checked against the gazette', { pending: 'derive' }),
  processingTime: integer('Milliseconds spent on the record.', 4, { pending: 'derive' }),
  cacheHit: flag('Whether the enrichment was reused.', 0, { pending: 'documents' }),
  classificationMethod: text('How the category was found: publisher, rule or model.', 'publisher'),
  classificationDate: instant('When the category was found.', '2026-08-14T20:00:00.000Z'),
  manualOverride: flag('Whether a person set the category.', 0, { pending: 'derive' }),
  briefingSession: flag('Whether there is a briefing.', 1),
  briefingCompulsory: flag('Whether attendance is compulsory.', 1),
  briefingDateTime: instant('When the briefing is.', '2026-08-25T09:00:00.000Z'),
  briefingVenue: text('Where the briefing is.', 'Nositha Primary School'),
  ...askedFields,
  validityPeriod: integer('Days for which a bid must stay valid.', 90),
  primaryCategoryName: text('First category.', 'Civil engineering'),
  requirements: text(
    'Special conditions as advertised, otherwise what documents ask bidders to hand in.',
    'A non-refundable payment must be made for printed documents.',
  ),
  eligibilityCriteria: text('Who may bid.', 'CIDB 5GB or higher'),
  submissionMethod: text('How bids are handed in.', 'electronicSubmission'),
  electronicSubmission: flag('Whether bids may be handed in electronically.', 1),
  twoEnvelopeSubmission: flag('Whether price and proposal are handed in separately.', 0),
  bbbeeRequirements: text('B-BBEE requirements.', '80/20; 20 points: specific goals', {
    column: { name: 'bbbee_required', type: 'int', of: (value) => (value ? 1 : 0) },
  }),
  parsedData: object(
    'What was read from the documents.',
    z.record(z.string(), z.unknown()),
    {},
    { pending: 'documents' },
  ),
  contactPerson: object('Whom to ask, as advertised.', contactShape, {
    name: 'Tender Office',
    email: 'tenders@example.org',
    telephone: '021-400-0000',
    fax: null,
  }),
  documents: objects('Documents of the notice.', documentPart.shape, [documentPart.example], {
    column: {
      name: 'has_documents',
      type: 'int',
      of: (value) => (Number((value as unknown[] | null)?.length ?? 0) > 0 ? 1 : 0),
    },
  }),
  awards: objects(
    'Awards made, in the order in which the publisher lists them.',
    awardPart.shape,
    [awardPart.example],
    { prepare: withEnterpriseTypes },
  ),
  timeline: objects('What happened, oldest first.', eventPart.shape, [eventPart.example]),
  noticeKind: text(
    'Kind of notice, if the entry is a notice about a tender and does not invite bids itself; null for a tender.',
    'bidders-list',
    { values: noticeKinds },
  ),
  notices: objects(
    'Notices about the tender that were published as separate entries, oldest first.',
    noticeSummary,
    [
      {
        tenderId: '165990',
        kind: 'closing-extension',
        event: 'closing-date-changed',
        label: 'Closing date extended',
        date: '2026-08-31T22:00:00.000Z',
        description: 'ZNTM01266W: Extension of the closing date',
        after: '2026-09-23T09:00:00.000Z',
      },
    ],
  ),
  provenanceId: uuid(
    'Id of the provenance pattern of its values. The pattern has no path of its own: `include=provenance` shows it with the tender.',
    '2a9a35b8-6f65-5a0a-8a4a-6f0d1f2b7c11',
  ).promoted(),
  companyRecordIds: texts(
    'Permanent ids of the companies that won an award: suppliers, joint ventures and their members.',
    ['3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911'],
  ).promoted(),
  scrapedAt: instant('When the tender was first seen.', '2026-08-14T19:13:26.000Z'),
  lastSyncAt: instant('When its present state was first seen.', '2026-08-14T19:13:26.000Z'),
  createdAt: madeAt('2026-08-14T19:13:30.000Z').promoted(),
  updatedAt: changedAt('2026-08-14T19:13:30.000Z'),
  syncedAt: publishedAt('2026-08-14T19:13:31.000Z'),
};
