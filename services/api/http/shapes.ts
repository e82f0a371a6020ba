import { z } from 'zod';

/** Schemas of what callers send and get, each with its meaning and perhaps an example, for the descriptions of the interface. */

/** @returns the same schema with what it means */
export const about = <Schema extends z.ZodType>(schema: Schema, description: string, example?: unknown) =>
  schema.meta({ description, ...(example !== undefined && { examples: [example] }) });

export const text = (description: string, example?: string) => about(z.string(), description, example);
export const whole = (description: string, example?: number) => about(z.int(), description, example);
export const number = (description: string, example?: number) => about(z.number(), description, example);
export const truth = (description: string, example?: boolean) => about(z.boolean(), description, example);
export const listOf = <Item extends z.ZodType>(item: Item, description: string) =>
  about(z.array(item), description);
