import fc from 'fast-check';
import type { Json } from '#shared/domain/tenders/read/fields/reading.ts';

/** Contents of releases with few names, so that releases often speak of the same fields: every kind of value in each. */
export const contents: fc.Arbitrary<Json> = fc
  .letrec<{ value: unknown; object: Json; list: unknown[] }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      fc.constantFrom<unknown>(1, '1', 'a', null, true, '', {}, []),
      tie('object'),
      tie('list'),
    ),
    object: fc.dictionary(
      fc.constantFrom(
        'tender',
        'items',
        'additionalClassifications',
        'parties',
        'roles',
        'id',
        'x',
        '__proto__',
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
    list: fc.oneof(fc.array(tie('object'), { maxLength: 3 }), fc.array(tie('value'), { maxLength: 3 })),
  }))
  .object.map((content) => {
    const { id, ...rest } = content;
    return rest;
  });
