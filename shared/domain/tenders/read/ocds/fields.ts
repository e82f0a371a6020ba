import { excerpt, isObject, type Json, type Reading } from '#shared/domain/tenders/read/fields/reading.ts';

/** All fields of the portal's releases so far. Any other field means that the publisher has changed its interface. */
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

/** Raises an issue for each unknown field; the path has no index, so a field of many objects is one issue. */
export function raiseUnknownFields(reading: Reading, release: Json): void {
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
