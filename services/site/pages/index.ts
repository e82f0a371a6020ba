import { feedsOf } from '#services/site/feeds/feeds.ts';
import { listPage } from '#services/site/lists/list-page.ts';
import type { Download, Page } from '#services/site/page.ts';
import { buyerPage } from '#services/site/pages/buyers/buyer.ts';
import { buyerList } from '#services/site/pages/buyers/list.ts';
import { companyPage } from '#services/site/pages/companies/company.ts';
import { companyList } from '#services/site/pages/companies/list.ts';
import type { CheckShown } from '#services/site/pages/data/check-shown.ts';
import { checksPage } from '#services/site/pages/data/checks.ts';
import { dataPage } from '#services/site/pages/data/data.ts';
import { dictionaryPage, kindPage } from '#services/site/pages/data/dictionary.ts';
import { downloadsPage } from '#services/site/pages/data/downloads.ts';
import { type PartPrecision, qualityPage } from '#services/site/pages/data/quality.ts';
import { categoryPage, provincePage, provincesPage } from '#services/site/pages/places/provinces.ts';
import { checkPage } from '#services/site/pages/restricted/check.ts';
import { restrictedPage } from '#services/site/pages/restricted/entry.ts';
import { restrictedList } from '#services/site/pages/restricted/list.ts';
import { startPage } from '#services/site/pages/start/start.ts';
import { statusPage } from '#services/site/pages/status/status.ts';
import { calendarFile } from '#services/site/pages/tender/calendar.ts';
import { documentsPage } from '#services/site/pages/tender/documents.ts';
import { originsPage } from '#services/site/pages/tender/origins.ts';
import { passagesPage } from '#services/site/pages/tender/passages.ts';
import { tenderPage } from '#services/site/pages/tender/tender.ts';
import { tenderList } from '#services/site/pages/tenders/list.ts';
import { pictures } from '#services/site/pictures/pictures.ts';
import { type ChangedParts, sitemapsOf } from '#services/site/sitemaps/sitemaps.ts';

/** Data of pages that does not come from /v2. */
export type PagesOptions = {
  /** How often the rules that read documents are right. */
  precision: readonly PartPrecision[];
  /** The checks of tenders. */
  checks: readonly CheckShown[];
  /** Records in the order of their changes, which no list of /v2 has. */
  changed: ChangedParts;
};

/** Every list with search and filters. */
export const lists = [tenderList, companyList, buyerList, restrictedList] as const;

/** @returns every page of the site; fixed paths come before paths with a parameter */
export const pagesOf = ({ precision, checks }: Omit<PagesOptions, 'changed'>): readonly Page[] => [
  startPage,
  listPage(tenderList),
  tenderPage,
  documentsPage,
  passagesPage,
  originsPage,
  listPage(companyList),
  companyPage,
  listPage(buyerList),
  buyerPage,
  provincesPage,
  provincePage,
  categoryPage,
  listPage(restrictedList),
  checkPage,
  restrictedPage,
  statusPage,
  dataPage,
  downloadsPage,
  dictionaryPage,
  kindPage(checks),
  qualityPage(precision, checks),
  checksPage(checks),
];

/** Every file that is generated on request. */
export const downloadsOf = ({ changed }: PagesOptions): readonly Download[] => [
  calendarFile,
  ...feedsOf(lists),
  ...sitemapsOf(changed),
  ...pictures,
];
