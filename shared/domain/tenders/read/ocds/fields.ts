import { excerpt, isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';

/** Every field met in the portal's releases so far. Another one means that the publisher's interface has changed. */
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set([
    ...['ocid', 'id', 'date', 'tag', 'initiationType', 'tender', 'planning', 'parties', 'buyer', 'language'],
    ...['awards', 'contracts'],
  ]),
  tender: new Set([
    ...[
      'id',
      'title',
      'status',
      'category',
      'province',
      'deliveryLocation',
      'specialConditions',
      'description',
    ],
    ...[
      'mainProcurementCategory',
      'additionalProcurementCategories',
      'value',
      'documents',
      'tenderPeriod',
      'tenderers',
    ],
    ...[
      'procuringEntity',
      'procurementMethod',
      'procurementMethodDetails',
      'briefingSession',
      'contactPerson',
    ],
    ...['eligibilityCriteria', 'submissionMethod'],
  ]),
  award: new Set(['id', 'title', 'status', 'description', 'value', 'suppliers', 'date', 'contractPeriod']),
  document: new Set([
    ...[
      'id',
      'documentType',
      'title',
      'description',
      'url',
      'datePublished',
      'dateModified',
      'format',
      'language',
    ],
  ]),
};

/** Notes fields that are new. The path is that of the kind of object, so that a field is one note, not one a record. */
export function noteUnknownFields(reading: Reading, release: Json): void {
  const tender = release['tender'];
  compare(reading, release, '');
  if (!isObject(tender)) return;
  compare(reading, tender, 'tender');
  each(tender['documents'], (document) => compare(reading, document, 'document'));
  each(release['awards'], (award) => compare(reading, award, 'award'));
}

function compare(reading: Reading, object: Json, kind: string): void {
  for (const key of Object.keys(object)) {
    if (!known[kind]?.has(key)) reading.raise('unknown-field', excerpt(kind === '' ? key : `${kind}/${key}`));
  }
}

function each(value: unknown, act: (object: Json) => void): void {
  if (!Array.isArray(value)) return;
  for (const item of value) if (isObject(item)) act(item);
}
