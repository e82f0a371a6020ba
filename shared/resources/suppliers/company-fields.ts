import { categorySlug, optional, provinceSlug } from '#shared/resources/definition/canonical.ts';
import {
  day,
  flag,
  instant,
  integer,
  listed,
  number,
  objects,
  text,
  texts,
  uri,
  uuid,
} from '#shared/resources/definition/fields.ts';
import {
  directorSummary,
  maskDirectors,
  publicCompanyKey,
  publicRegistration,
  registrationColumn,
  withoutIdentityNumbers,
} from '#shared/resources/definition/privacy.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { awardFields } from '#shared/resources/suppliers/award-fields.ts';

const slugs = (slug: (name: string) => string) => (value: unknown) =>
  [...new Set(((value ?? []) as string[]).map(slug))].filter((one) => one !== '');

/** An award inside its company. */
const awardPart = partOf(awardFields, [
  'awardId',
  'amount',
  'awardDate',
  'tenderTitle',
  'tenderCategory',
  'tenderProvince',
]);

/** In payload order; the fields of lists are those of a search for companies. */
export const companyFields = {
  name: listed(
    text('Name, as most awards have it.', 'Mahika Technologies (Pty) Ltd', {
      nullable: false,
      prepare: withoutIdentityNumbers,
      column: { type: 'text', required: true },
    }),
  ),
  registrationNumber: listed(
    text('Registration number: year, number, legal form.', '2015/123456/07', {
      prepare: publicRegistration,
      column: { type: 'text', of: registrationColumn },
    }),
  ),
  taxNumber: text('Tax number.', '9123456789', { prepare: withoutIdentityNumbers }),
  companyType: text('Legal form.', 'Private company'),
  enterpriseType: listed(
    text('Size class of the latest award: EME, QSE, …', 'EME', {
      column: { type: 'text', of: optional((value) => value.toLowerCase()) },
    }),
  ),
  beeLevel: listed(text('B-BBEE level of the latest award.', '1', { column: { type: 'text' } })),
  cidbGrading: text('Grading of the Construction Industry Development Board.', '5GB PE'),
  totalAwards: listed(
    integer('Number of awards.', 12, { nullable: false, column: { type: 'int', required: true } }),
  ),
  totalValue: listed(
    number('Sum of the awards whose amount is known, in rand.', 4172400.5, { column: { type: 'numeric' } }),
  ),
  latestAwardDate: listed(
    day('Day of the latest award, where one is known.', '2026-06-02', { column: { type: 'date' } }),
  ),
  categories: listed(
    texts('Categories of the tenders won.', ['Supplies: Computer Equipment'], {
      column: { name: 'category_slugs', type: 'text[]', of: slugs(categorySlug) },
    }),
  ),
  provinces: listed(
    texts('Provinces of the tenders won.', ['Gauteng', 'Limpopo'], {
      column: { name: 'province_slugs', type: 'text[]', of: slugs(provinceSlug) },
    }),
  ),
  complianceScore: integer('Compliance with the registrar, 0 to 100.', 85),
  forensicRiskScore: integer('Forensic risk, 0 (none) to 100.', 10),
  directorCount: integer('Number of directors.', 2),
  directors: objects(
    'Directors, identity numbers masked.',
    directorSummary,
    [{ name: 'Thandi Mokoena', idNumber: '800101****087' }],
    { prepare: maskDirectors },
  ),
  contactEmail: text('Address for messages.', 'info@mahika.example'),
  contactEmailConfidence: number('How sure that address is, 0 to 1.', 0.8),
  contactPhone: text('Telephone.', '012 345 6789'),
  website: uri('Web site.', 'https://www.mahika.example'),
  awards: objects('Awards, latest first.', awardPart.shape, [awardPart.example]),
  id: listed(
    uuid('Permanent id of the record.', '3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911', { nullable: false }),
  ),
  normalizedName: text('What all spellings of the name have in common.', 'mahikatechnologies', {
    nullable: false,
    prepare: publicCompanyKey,
    column: { type: 'text', required: true },
  }),
  totalAwardCount: integer('The same as totalAwards.', 12),
  totalAwardValue: number('The same as totalValue.', 4172400.5),
  firstAwardDate: day('Day of the first award, where one is known.', '2021-05-11'),
  lastAwardDate: day('The same as latestAwardDate.', '2026-06-02'),
  mostRecentBeeLevel: text('The same as beeLevel.', '1'),
  mostRecentEnterpriseType: text('The same as enterpriseType.', 'EME'),
  supplierPartyId: text('Party of the feed that stands for the company.', '72140'),
  restrictedSupplierMatch: flag('Whether the name is on the list of restricted suppliers.', 0, {
    column: { type: 'int', of: (value) => (value === true || value === 1 ? 1 : 0) },
  }),
  cipcEnrichmentId: uuid('Entry of the company register.', '1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01'),
  cipcComplianceScore: integer('The same as complianceScore.', 85),
  cipcForensicRiskScore: integer('The same as forensicRiskScore.', 10),
  primaryProvince: text('Province of most awards.', 'Gauteng'),
  totalContracts: integer('Number of contracts.', 9),
  computedAt: instant('When the profile was computed.', '2026-06-02T09:00:05.000Z', {
    column: { type: 'timestamptz' },
  }),
  syncedAt: instant('When the record was published here.', '2026-06-02T09:00:06.000Z'),
};
