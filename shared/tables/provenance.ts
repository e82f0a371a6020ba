import { boolean, coreTable, jsonb, uuid } from '#shared/tables/definition.ts';

/** By column of a tender: its source, the path in its capture, the method and the confidence (0 to 1). */
export type Origins = Readonly<
  Record<string, readonly [source: string, path: string, method: string, confidence: number]>
>;

export const provenance = coreTable('provenance', {
  comment:
    'Origin of the values of tenders. Many tenders have the same pattern of origins, so each pattern is stored once.',
  columns: {
    id: uuid('UUIDv5 of the pattern.'),
    fields: jsonb<Origins>(
      'By column of core.tender: source, path in its capture, method, confidence (0 to 1). The capture is in core.process.',
    ),
    unused: boolean('During a rebuild: whether no recomputed tender has used the pattern yet.')
      .default(false)
      .setSeparately(),
  },
});
