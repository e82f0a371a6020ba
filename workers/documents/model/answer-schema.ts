import { z } from 'zod';
import type { AnalysisLists, AnalysisValues } from '#shared/domain/documents/analysis.ts';
import type { EmptyFields } from '#shared/domain/documents/model-values.ts';

const text = z.string().trim().min(1).max(2_000);
const quotes = z.array(z.string().min(1).max(2_000)).min(1).max(5);
const count = (most: number) => z.number().int().min(0).max(most);
const percent = z.number().min(0).max(100);
const date = z.iso.date();
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const moment = z.strictObject({ date, time });

/** The form of each value, as the rules give it. Anything else is ignored. */
export const valueSchemas = {
  closing: moment,
  validityDays: count(3_650),
  briefing: z.strictObject({
    moment: moment.nullable(),
    venue: text.nullable(),
    compulsory: z.boolean().nullable(),
  }),
  submission: z.strictObject({
    methods: z.array(z.enum(['box', 'email', 'portal', 'hand', 'post'])).max(5),
    address: text.nullable(),
    copies: count(100).nullable(),
    envelopes: z.union([z.literal(1), z.literal(2)]).nullable(),
    format: text.nullable(),
  }),
  evaluationSystem: z.enum(['80/20', '90/10']),
  functionalityThreshold: percent,
  priceFormula: text,
  subcontractingPercent: percent,
  durationMonths: z.number().min(0).max(600),
  paymentDays: count(365),
  guaranteePercent: percent,
  estimatedValue: z.number().positive().max(1e13),
  bbbeeLevel: z.number().int().min(1).max(8),
  awardedOn: date,
} satisfies { [Field in keyof AnalysisValues]: z.ZodType<AnalysisValues[Field]> };

const weight = z.number().min(0).max(1_000).nullable();

/** As `valueSchemas`, for values of which a document can have several. */
export const listSchemas = {
  contacts: z.strictObject({
    name: text.nullable(),
    email: z.email().nullable(),
    phone: text.nullable(),
    about: z.enum(['bidding', 'technical']).nullable(),
  }),
  returnables: z.strictObject({
    code: z.string().regex(/^[A-Z][A-Z0-9_.]{1,39}$/),
    text,
    mandatory: z.boolean().nullable(),
  }),
  eligibility: text,
  disqualifiers: text,
  functionality: z.strictObject({
    name: text,
    weight,
    subCriteria: z.array(z.strictObject({ name: text, weight })).max(50),
  }),
  specificGoals: z.strictObject({ goal: text, points: z.number().min(0).max(100) }),
  localContent: z.strictObject({ product: text.nullable(), percent }),
  cidb: z.strictObject({
    grade: z.number().int().min(1).max(9),
    classOfWorks: z.string().regex(/^[A-Z]{2}$/),
    potentiallyEmerging: z.boolean(),
  }),
  specifications: text,
} satisfies { [Field in keyof AnalysisLists]: z.ZodType<AnalysisLists[Field]> };

/** The outer form of an answer. Values are checked separately, so that a wrong one does not affect the others. */
export const answerSchema = z.object({
  values: z.record(z.string(), z.unknown()).default({}),
  lists: z.record(z.string(), z.array(z.unknown()).max(200)).default({}),
});

const said = <Value extends z.ZodType>(value: Value) => z.object({ value, quotes });

/** @returns what the model says, with the passages that it read it from; null if it has another shape */
export function readSaid<Value extends z.ZodType>(
  schema: Value,
  answer: unknown,
): { value: z.output<Value>; quotes: string[] } | null {
  const read = said(schema).safeParse(answer);
  return read.success ? (read.data as { value: z.output<Value>; quotes: string[] }) : null;
}

/** @returns the schema of an answer about some fields as JSON Schema, for models that are held to one */
export const answerJsonSchema = ({ values, lists }: EmptyFields): unknown =>
  z.toJSONSchema(
    z.object({
      values: z.object(
        Object.fromEntries(values.map((field) => [field, said(valueSchemas[field] as z.ZodType).nullable()])),
      ),
      lists: z.object(
        Object.fromEntries(lists.map((field) => [field, z.array(said(listSchemas[field] as z.ZodType))])),
      ),
    }),
  );
