import { enterpriseType, enterpriseTypes } from '#shared/codelists/enterprise-types.ts';
import { categorySlug, provinceSlug } from '#shared/resources/definition/canonical.ts';
import {
  day,
  flag,
  instant,
  integer,
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
import { recordId } from '#shared/resources/definition/record.ts';
import { partOf } from '#shared/resources/definition/shapes.ts';
import { awardFields } from '#shared/resources/suppliers/award-fields.ts';
import { sizeClass } from './class-filters.ts';

const slugs = (slug: (name: string) => string) => (value: unknown) =>
  [...new Set(((value ?? []) as string[]).map(slug))].filter((one) => one !== '');

/** An award inside its company, with the fields that a list of awards gives. */
const awardPart = partOf(awardFields);

/** The fields of the specification, in payload order; those of lists are marked. */
export const companyFields = {
  name: text('Name, as most awards have it.', 'Mahika Technologies (Pty) Ltd', {
    prepare: withoutIdentityNumbers,
  })
    .required()
    .listed(),
  registrationNumber: text(
    'Registration number: year, number, legal form. If there are several, the one that most awards have; if awards have none, that of its entry in the company register.',
    '2015/123456/07',
    { prepare: publicRegistration },
  )
    .promoted({ of: registrationColumn })
    .listed(),
  registrationNumberSource: text(
    'Source of the number: `awards` (in the name of the supplier or as identifier of its party), or `register` (the entry of the company register whose name and legal form fit this company only).',
    'awards',
    { values: ['awards', 'register'] },
  ).listed(),
  taxNumber: text('Income tax number, as the company register has it.', '9123456789', {
    prepare: withoutIdentityNumbers,
  }).listed(),
  companyType: text(
    'Legal form according to the registration number, otherwise to the name.',
    'Private company',
  ).listed(),
  enterpriseType: sizeClass('Size class of the latest award that states one.'),
  enterpriseTypeDetail: text(
    'The size class in the words of that award; null where no award states one.',
    'EME',
  ).listed(),
  beeLevel: text('B-BBEE level of the latest award that states one.', '1').promoted().listed(),
  cidbGrading: text(
    'Gradings of the Construction Industry Development Board, as an imported register has them.',
    '7CE, 5GB PE',
  ).listed(),
  totalAwards: integer('Number of awards that were made, including those of its joint ventures.', 12)
    .required()
    .listed(),
  totalValue: number(
    'Sum of its own awards whose amount counts, in rand; null if none does. The value of a joint venture is in the record of the joint venture.',
    4172400.5,
  )
    .promoted()
    .listed(),
  latestAwardDate: day(
    'Day of the latest award; for an award without a date, the day on which it was first seen.',
    '2026-06-02',
  )
    .promoted()
    .listed(),
  categories: texts('Categories of the tenders won, the most frequent first.', [
    'Supplies: Computer Equipment',
  ])
    .promoted({ name: 'category_slugs', of: slugs(categorySlug) })
    .listed(),
  provinces: texts('Provinces of the tenders won, the most frequent first.', ['Gauteng', 'Limpopo'])
    .promoted({ name: 'province_slugs', of: slugs(provinceSlug) })
    .listed(),
  complianceScore: integer(
    'Compliance, 0 to 100, by the inputs in `scores`; null while too little is known, which is always so if no imported company register has the company.',
    85,
  ).listed(),
  forensicRiskScore: integer(
    'How much deserves a closer look, from 0 (nothing) to 100, by the inputs in `scores`; null while too little is known. It is not a finding.',
    10,
  ).listed(),
  directorCount: integer(
    'Number of persons who hold an office in the company; null if its directors were not imported.',
    2,
  ).listed(),
  directors: objects(
    'Persons who hold an office in the company, by name, at most 100; identity numbers masked.',
    directorSummary,
    [{ name: 'Thandi Mokoena', idNumber: '800101****087' }],
    { prepare: maskDirectors },
  ).listed(),
  contactEmail: text('Address for messages, as an imported register has it.', 'info@mahika.example').listed(),
  contactEmailConfidence: number(
    'How sure it is that the entry with that address is this company, 0 to 1.',
    0.8,
  ).listed(),
  contactPhone: text('Telephone, as an imported register has it.', '012-345-6789').listed(),
  website: uri('Web site, as an imported register has it.', 'https://www.mahika.example').listed(),
  awards: objects(
    'Awards in every state, latest seen first; empty except in responses about one company.',
    awardPart.shape,
    [awardPart.example],
  ),
  id: recordId('3c1d9a52-7c0e-5f1b-8f0e-5a2b60c3d911').listed(),
  normalizedName: text('Normalised form of the name, shared by all spellings.', 'mahikatechnologies', {
    prepare: publicCompanyKey,
  }).present(),
  totalAwardCount: integer('The same as totalAwards.', 12),
  totalAwardValue: number('The same as totalValue.', 4172400.5),
  firstAwardDate: day('Day of the first award, determined like latestAwardDate.', '2021-05-11'),
  lastAwardDate: day('The same as latestAwardDate.', '2026-06-02'),
  mostRecentBeeLevel: text('The same as beeLevel.', '1'),
  mostRecentEnterpriseType: text('The same as enterpriseType.', 'EME', {
    values: enterpriseTypes,
    prepare: enterpriseType,
  }).present(),
  supplierPartyId: text('Party of the feed that stands for the company in the latest award.', '72140'),
  restrictedSupplierMatch: flag(
    "Whether this company has an entry in force on a list of restricted suppliers, by a certain match or a reviewer's confirmation; null while no list was read.",
    0,
  ).promoted({ of: (value) => (value === true || value === 1 ? 1 : 0) }),
  cipcEnrichmentId: uuid('Entry of the company register.', '1f0f5ad7-5a0f-5d47-9d3c-7e8fbb6c2a01'),
  cipcComplianceScore: integer('The same as complianceScore.', 85),
  cipcForensicRiskScore: integer('The same as forensicRiskScore.', 10),
  primaryProvince: text('Province of most awards.', 'Gauteng'),
  totalContracts: integer('Number of contracts that follow from its awards.', 9),
  computedAt: instant(
    'Age of the figures: when the newest of its awards was first seen.',
    '2026-06-02T09:00:05.000Z',
  ).promoted(),
  syncedAt: instant('The same as computedAt.', '2026-06-02T09:00:05.000Z'),
};
