import { z } from 'zod';
import { fixture, texts } from '#services/sample-publisher/generate/fixture.ts';

const form = z.strictObject({ number: z.string(), title: z.string() });
const criterion = z.strictObject({ name: z.string(), parts: texts, levels: texts });
const ofKind = <Item>(item: z.ZodType<Item>) =>
  z.record(z.enum(['goods', 'services', 'works']), z.array(item).nonempty());

/** A standard bidding form; municipalities have those that begin with MBD. */
export type StandardForm = z.output<typeof form>;

/** A criterion, and two or three parts of it; `levels` says how its points are earned. */
export type CriterionPhrase = z.output<typeof criterion>;

/** The words in which facts are drawn; the file says what each is. */
export const phrases = fixture(
  'sample/phrases.yaml',
  z.strictObject({
    forms: z.strictObject({ texts, state: z.array(form), municipal: z.array(form) }),
    returnables: z.array(
      z.strictObject({
        code: z.string(),
        share: z.number().min(0).max(1),
        of: z.enum(['municipalities', 'works']).optional(),
        texts,
      }),
    ),
    mandatory: z.string(),
    eligibility: texts,
    disqualifiers: texts,
    goals: texts,
    scope: ofKind(z.string()),
    criteria: ofKind(criterion),
  }),
);
