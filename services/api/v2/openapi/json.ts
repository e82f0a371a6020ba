/** A JSON object. */
export type Json = { [name: string]: unknown };
