import { z } from 'zod';

/** Rules that several settings keep. */

export const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });
export const amount = z.coerce.number().int().min(0);
export const positive = z.coerce.number().int().min(1);
