import { z } from 'zod';
import { fixture, texts, textWith } from './fixture.ts';

/** Slots that subjects may have; wording.ts fills them. */
const subjectSlots = [
  ...(['village', 'town', 'district', 'school', 'station'] as const),
  ...(['ward', 'number', 'count', 'km', 'kl'] as const),
] as const;
export type SubjectSlot = (typeof subjectSlots)[number];

const trade = z.strictObject({
  kind: z.enum(['goods', 'services', 'works']),
  typical: z.number().positive(),
  buyers: z.enum(['power', 'public']).optional(),
  cidb: texts.optional(),
  product: z.string().optional(),
  companies: texts,
  subjects: z.array(textWith(...subjectSlots)).nonempty(),
});

/** What is bought in a trade; `fixtures/sample/trades.yaml` says what each field is. */
export type Trade = z.output<typeof trade>;

/** Every trade by name. */
export const trades = fixture('sample/trades.yaml', z.record(z.string(), trade));

/** The name of a trade in another file. */
export const tradeName = z.string().refine((name) => Object.hasOwn(trades, name), 'no trade has this name');

/** @throws when no trade has the name */
export function tradeOf(name: string): Trade {
  const found = trades[name];
  if (!found) throw new Error(`no trade is called ${name}`);
  return found;
}
