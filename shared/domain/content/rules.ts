/** Name and version of the rules that write the texts of pages; a change of wording is a new version. */
export const PAGE_RULES = 'page-texts-6';
