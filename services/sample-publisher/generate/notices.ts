import { z } from 'zod';
import { fixture, texts, weights } from './fixture.ts';

/** What notices say beside their titles; the file says what each is. */
export const notices = fixture(
  'sample/notices.yaml',
  z.strictObject({
    types: weights(z.string()),
    venues: z.strictObject({ remote: texts, rooms: texts }),
    conditions: z.strictObject({
      none: texts,
      usual: z
        .array(z.union([z.string(), z.strictObject({ works: z.string(), others: z.string() })]))
        .nonempty(),
      national: z.string(),
    }),
    empty: weights(z.string()),
    cancellations: texts,
  }),
);
