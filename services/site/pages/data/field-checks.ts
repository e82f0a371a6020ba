import { type Html, html } from '#services/html.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { spoken } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** Fields of a tender by the area of the checks that look at them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  dates: ['closingDate', 'closingDateTime', 'publicationDate', 'validityPeriod'],
  briefing: ['briefingDateTime', 'briefingCompulsory', 'briefingVenue'],
  amounts: ['estimatedValue', 'valueAmount'],
  awards: ['awards', 'bidders'],
  contracts: ['contracts'],
  text: ['title', 'description', 'referenceNumber'],
  buyer: ['sourceOrganization', 'institution', 'department'],
  place: ['province', 'municipality', 'locality'],
  contact: ['contactPerson'],
  documents: ['documents'],
  classification: ['category'],
  status: ['status', 'publicationType'],
};

/** @returns the anchor of the checks of an area on the page of all checks */
export const areaAnchor = (area: string): string => `checks-${area}`;

/** @returns the quality checks that look at a field of a kind of record, as a link to them; null where none does */
export function fieldChecks(checks: readonly CheckShown[], kind: string, field: string): Html | null {
  if (kind !== 'Tender') return null;
  const [area] = Object.entries(FIELDS).find(([, fields]) => fields.includes(field)) ?? [];
  const own = checks.filter((check) => check.area === area);
  return area === undefined || own.length === 0
    ? null
    : html`<a href="/data/checks#${areaAnchor(area)}">${counted(own.length, 'check')} of ${spoken(area).toLowerCase()}</a>`;
}
