import fc from 'fast-check';
import { anyCharacter } from '#test/support/property.ts';

const anything = fc.jsonValue({ maxDepth: 3 });
const value = fc.oneof(
  anything,
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    'N/A',
    '2026-08-14T11:00:00Z',
    '2026-08-14T11:00:00+99:99',
    '2026-08-14T11:00:00-1459',
    'R 5,00',
    1e308,
    -0.5,
  ),
);
const record = (...keys: string[]) =>
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: keys.length });
const item = record(
  'id',
  'title',
  'description',
  'url',
  'datePublished',
  'dateModified',
  'format',
  'status',
  'value',
  'suppliers',
  'date',
  'name',
  'roles',
);
const list = fc.oneof(value, fc.array(fc.oneof(item, value), { maxLength: 4 }));
const tender = fc
  .tuple(
    record(
      'id',
      'title',
      'description',
      'status',
      'category',
      'province',
      'value',
      'briefingSession',
      'contactPerson',
      'procuringEntity',
      'tenderPeriod',
      'extra',
    ),
    list,
  )
  .map(([fields, documents]) => ({ ...fields, documents }));
const release = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('ocds-9t57fa-1', 'ocds-9t57fa-2', ' ocds-9t57fa-3 ') },
      { weight: 1, arbitrary: value },
    ),
    fc.oneof({ weight: 4, arbitrary: tender }, { weight: 1, arbitrary: value }),
    list,
    list,
    value,
    value,
  )
  .map(([ocid, tenderPart, awards, parties, buyer, date]) => ({
    ocid,
    date,
    tender: tenderPart,
    awards,
    parties,
    buyer,
    id: date,
  }));

/** Lists of releases with any values in the places that are read, and of any other values. */
export const randomReleases = fc.array(
  fc.oneof({ weight: 5, arbitrary: release }, { weight: 1, arbitrary: anything }),
  { maxLength: 5 },
);
