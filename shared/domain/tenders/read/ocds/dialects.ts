import { type ParsedTime, parseSouthAfrican, parseStandard } from '#shared/time.ts';
import { numberInTitle, standardTitles, type TitleRule } from './titles.ts';

/** How one publisher uses OCDS. */
export type Dialect = {
  time: (text: unknown) => ParsedTime;
  /** Whether each release contains the complete state, so that the latest one counts; otherwise releases are merged. */
  snapshots: boolean;
  titles: TitleRule;
  /** Whether the ocid ends in the publisher's own number of the tender. */
  numbered: boolean;
  /** Whether `parties` lists only suppliers; ids of suppliers and buyers are then separate series. */
  partiesAreSuppliers: boolean;
  /** Whether the text of `awards[].description` is the supplier's enterprise type. */
  enterpriseInDescription: boolean;
  /** Whether the title of an award is its supplier. */
  supplierInTitle: boolean;
  /** Whether categories, provinces and tender types are from the portal's lists, and unknown fields raise an issue. */
  portalLists: boolean;
};

/** National Treasury's feed and archive. */
export const southAfrica: Dialect = {
  time: parseSouthAfrican,
  snapshots: true,
  titles: numberInTitle,
  numbered: true,
  partiesAreSuppliers: true,
  enterpriseInDescription: true,
  supplierInTitle: true,
  portalLists: true,
};

/** Rejects offsets of more than fourteen hours: no time zone has them, and PostgreSQL rejects larger ones. */
const parseWithRealOffset: Dialect['time'] = (text) => {
  const parsed = parseStandard(text);
  if (parsed.kind !== 'instant') return parsed;
  const [, hours, minutes] = /[+-](\d\d):?(\d\d)$/.exec(parsed.instant) ?? [];
  const beyond = Number(hours ?? 0) * 60 + Number(minutes ?? 0) > 14 * 60 || Number(minutes ?? 0) > 59;
  return beyond ? { kind: 'invalid', text: String(text), reason: 'no such offset' } : parsed;
};

/** A publisher that follows the standard, with correct release tags. */
export const standard: Dialect = {
  time: parseWithRealOffset,
  snapshots: false,
  titles: standardTitles,
  numbered: false,
  partiesAreSuppliers: false,
  enterpriseInDescription: false,
  supplierInTitle: false,
  portalLists: false,
};
