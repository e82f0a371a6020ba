/**
 * The types that public client programs of an API with these paths declare, in words of our own, gathered from what such
 * programs send and read. A client reads only what it declares, so responses may have more. Where a client's type does not
 * say that a value may be missing, we say so for values that publishers often leave out: every client met in the wild shows
 * nothing for null.
 */

export type * from './awards.ts';
export type * from './companies.ts';
export type * from './counts.ts';
export type * from './editorial.ts';
export type * from './organizations.ts';
export type * from './responses.ts';
export type * from './tenders.ts';
