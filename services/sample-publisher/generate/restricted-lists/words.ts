import { z } from 'zod';
import { fixture, texts } from '#services/sample-publisher/generate/fixture.ts';

const list = z.strictObject({ title: z.string(), type: z.string() });
const column = z.strictObject({ titles: texts, share: z.number().positive() });

/** Columns of the printed lists that are fields of an entry, and the two that are none. */
const columns = [
  ...(['name', 'number', 'type', 'reason', 'basis', 'authority', 'from', 'to'] as const),
  ...(['position', 'extra'] as const),
] as const;

/** The words of the lists of restricted suppliers; the file says what each is. */
export const words = fixture(
  'sample/restricted.yaml',
  z.strictObject({
    ...{
      reasons: texts,
      details: texts,
      authorities: texts,
      bases: texts,
      resembling: texts,
      periods: texts,
    },
    lists: z.strictObject({ restricted: list, defaulters: list }),
    columns: z.record(z.enum(columns), column),
  }),
);
