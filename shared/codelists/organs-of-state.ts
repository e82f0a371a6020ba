import { rowsOf } from '#shared/codelists/table.ts';
/** An organ of state in the list of the eTenders portal. OCDS releases have its id as `buyer.id`. */
export type OrganOfState = { portalId: number; name: string };

/**
 * The portal's list of September 2025, in the order of its ids. Spellings are the portal's, with misspellings
 * and one wrongly decoded dash, because names in rows are compared with them. Only outer blanks were removed, and one line
 * break in a name was replaced by a blank. Rows may contain organs that are not in this list.
 */
export const organsOfState: readonly OrganOfState[] = rowsOf('organs-of-state').map(([id, name = '']) => ({
  portalId: Number(id),
  name,
}));
