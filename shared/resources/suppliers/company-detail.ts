import { integer, number, object, objects, text, texts } from '#shared/resources/definition/fields.ts';
import {
  namesWithoutIdentityNumbers,
  publicRegistration,
  registrationColumn,
  withoutIdentityNumbers,
} from '#shared/resources/definition/privacy.ts';
import {
  countedName,
  countedRecord,
  entriesWithoutIdentityNumbers,
  namedRecord,
  registerEntry,
  restrictedEntry,
  scoreInput,
  sharedNumber,
  sharedWithoutIdentityNumbers,
  spelledName,
  statedValue,
  yearOfAwards,
} from '#shared/resources/suppliers/company-figures.ts';
import { awardBases } from '#shared/tables/companies.ts';
import { fullNameKey } from '#shared/text/names.ts';

const OTHER = '5b0c1c1e-3c53-5e0a-9a64-0e5f4a7f2b10';
const venture = { id: OTHER, name: 'Mahika Technologies and Zed Trading JV' };

/** Fields beyond the specification: what the figures count and leave out, and every name and number of the company. */
export const companyDetail = {
  kind: text('Company or joint venture; a joint venture is separate from its members.', 'company', {
    values: ['company', 'joint-venture'],
  })
    .present()
    .listed(),
  jointAwards: integer(
    'Awards of joint ventures that it is a member of; totalAwards includes them.',
    2,
  ).listed(),
  jointAwardValue: number(
    'Value of these awards in rand; the share of the company is not known, so totalValue does not contain it.',
    1250000,
  ),
  countedAwards: integer('Awards whose amount is in totalValue or jointAwardValue.', 7),
  awardsWithoutAmount: integer('Awards without an amount.', 4),
  awardsLeftOut: integer('Awards whose amount is in another currency, or looks wrong.', 1),
  firstAwardBasis: text(
    'Whether firstAwardDate is the date of the award, or the day on which it was first seen.',
    'award',
    {
      values: awardBases,
    },
  ),
  latestAwardBasis: text('The same for latestAwardDate.', 'firstSeen', { values: awardBases }),
  totalTenders: integer('Tenders of the awards that were made.', 11),
  beeLevelHistory: objects('B-BBEE levels that its awards state, in order of time.', statedValue, [
    { value: '2', from: '2021-05-11', until: '2023-02-01', awards: 3 },
  ]),
  enterpriseTypeHistory: objects(
    'Size classes that its awards state, in their words and in order of time.',
    statedValue,
    [{ value: 'EME', from: '2021-05-11', until: '2026-06-02', awards: 9 }],
  ),
  provinceCounts: objects('Provinces of the tenders won, the most frequent first.', countedName, [
    { name: 'Gauteng', awards: 8 },
  ]),
  categoryCounts: objects('Categories of the tenders won, the most frequent first.', countedName, [
    { name: 'Supplies: Computer Equipment', awards: 10 },
  ]),
  awardsByYear: objects(
    'Awards by the year of their date, or in which they were first seen, the earliest first. The value is that of its own awards whose amount counts.',
    yearOfAwards,
    [{ year: 2026, awards: 5, countedAwards: 3, value: 1250000 }],
  ),
  buyers: objects('Organs of state that awarded, the most frequent first, at most 50.', countedRecord, [
    { id: '0b6f1e0a-6f0f-5d7a-9f57-1f2f3f4f5f60', name: 'City of Cape Town', awards: 6 },
  ]),
  totalBuyers: integer('Number of organs of state that awarded.', 4),
  members: objects(
    'For a joint venture: its members, by name, at most 50.',
    namedRecord,
    [{ id: OTHER, name: 'Zed Trading CC' }],
    { prepare: namesWithoutIdentityNumbers },
  ),
  jointVentures: objects(
    'Joint ventures that it is a member of, the most frequent first, at most 50.',
    countedRecord,
    [{ ...venture, awards: 2 }],
    { prepare: namesWithoutIdentityNumbers },
  ),
  spellings: objects(
    'Its names in awards and bids, the most frequent first, at most 200. Each leads to the company.',
    spelledName,
    [{ name: 'MAHIKA TECHNOLOGIES', awards: 7 }],
    {
      prepare: namesWithoutIdentityNumbers,
      column: { name: 'full_names', type: 'text[]', of: fullNames },
    },
  ),
  nameKeys: texts('Normalised forms of its names without legal form, and of its trading names.', [
    'mahikatechnologies',
  ]).promoted(),
  registrationNumbers: texts('All registration numbers.', ['2015/123456/07'], {
    prepare: publicRegistrations,
  }).promoted({ of: registrations }),
  csdNumbers: texts('Numbers in the Central Supplier Database.', ['MAAA0097108']).promoted(),
  aliasIds: texts('Ids that it had before companies were merged, or would have had; they lead to it.', [
    OTHER,
  ]).promoted(),
  sharedNumbers: objects(
    'Registration numbers that occur with clearly different names: the company was renamed, or a number was copied wrongly.',
    sharedNumber,
    [{ registration: '2015/123456/07', names: ['Mahika Technologies', 'Zed Trading'] }],
    { prepare: sharedWithoutIdentityNumbers },
  ),
  restrictedSuppliers: objects(
    'Entries of lists of restricted suppliers that its names match, the most certain first. Those that are not confirmed are questions for a person to answer.',
    restrictedEntry,
    [
      {
        ...{
          id: OTHER,
          name: 'Mahika Technology (Pty) Ltd',
          matchConfidence: 0.91,
          matchMethod: 'similar-words',
        },
        matchReason:
          '“Mahika Technologies” and “Mahika Technology” agree in mahika, technologies (technology); words are spelt differently.',
        ...{ verdict: 'open', inForce: true },
      },
    ],
    { prepare: entriesWithoutIdentityNumbers },
  ),
  scores: objects(
    'The inputs of complianceScore and forensicRiskScore. They say where a closer look is worth it, and are no findings.',
    scoreInput,
    [
      {
        ...{ score: 'forensicRisk', input: 'suspectAmounts', value: 0.125, weight: 20, points: 2.5 },
        reason: null,
      },
    ],
  ),
  cipc: object(
    'What the company register says; null if no imported register has an entry for the company.',
    registerEntry,
    {
      ...{ id: OTHER, name: 'Mahika Technologies (Pty) Ltd', registrationNumber: '2015/123456/07' },
      ...{ enterpriseType: 'Private Company', status: 'In Business', statusDate: '2015-04-20' },
      ...{ registrationDate: '2015-04-20', complianceScore: 85, forensicRiskScore: 10 },
    },
    { prepare: publicEntry },
  ),
};

function fullNames(value: unknown): string[] {
  const keys = ((value ?? []) as { name: string }[]).map(({ name }) => fullNameKey(name));
  return [...new Set(keys)].filter((key) => key !== '');
}

function publicRegistrations(value: unknown): unknown {
  return Array.isArray(value) ? value.map(publicRegistration) : value;
}

function registrations(value: unknown): string[] {
  return ((value ?? []) as unknown[]).map(registrationColumn).filter((key) => key !== null);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An entry of the company register inside its company, as anybody may see it. */
function publicEntry(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { name, registrationNumber, taxNumber: _, company: __, ...entry } = value as Record<string, unknown>;
  return {
    ...{ id: entry['id'], name: withoutIdentityNumbers(name) },
    ...{ registrationNumber: publicRegistration(registrationNumber), ...entry },
  };
}
