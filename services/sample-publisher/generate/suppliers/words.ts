import { z } from 'zod';
import { fixture, texts, textWith, weights } from '#services/sample-publisher/generate/fixture.ts';
import { weighted } from '#services/sample-publisher/generate/random.ts';
import { tradeName } from '#services/sample-publisher/generate/trades.ts';

const slots = ['core', 'CORE', 'full', 'csd', 'csdInPart', 'registration'];

/** The words of companies' names; the file says what each is. */
export const words = fixture(
  'sample/companies.yaml',
  z.strictObject({
    roots: texts,
    seconds: texts,
    general: texts,
    neighbours: z.array(z.array(tradeName).nonempty()),
    forms: z
      .array(
        z.strictObject({
          name: z.string(),
          weight: z.number().positive(),
          suffix: z.string().regex(/^\d\d$/),
          type: z.string(),
          variants: texts,
        }),
      )
      .nonempty(),
    unclearSizes: weights(z.string()),
    statuses: weights(z.string()),
    numbered: weights(textWith(...slots)),
    jointVentures: weights(textWith(...slots.flatMap((slot) => [`one.${slot}`, `two.${slot}`]))),
    tradingAs: texts,
    placeholders: texts,
    shortForms: z.record(z.string(), z.string()),
  }),
);

/** A company form as it is written behind a name; empty where a name has none. */
export type CompanyForm = (typeof words.forms)[number];

export const anyForm = weighted(words.forms.map((form) => [form, form.weight] as const));

/** @throws when there is no such form */
export function formOf(name: string): CompanyForm {
  const form = words.forms.find((known) => known.name === name);
  if (!form) throw new Error(`no company form is called ${name}`);
  return form;
}
