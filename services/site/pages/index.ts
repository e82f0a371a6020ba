import { listPage } from '#services/site/lists/list-page.ts';
import type { Download, Page } from '#services/site/page.ts';
import { buyerPage } from '#services/site/pages/buyers/buyer.ts';
import { buyerList } from '#services/site/pages/buyers/list.ts';
import { companyPage } from '#services/site/pages/companies/company.ts';
import { companyList } from '#services/site/pages/companies/list.ts';
import { categoryPage, provincePage, provincesPage } from '#services/site/pages/places/provinces.ts';
import { checkPage } from '#services/site/pages/restricted/check.ts';
import { restrictedPage } from '#services/site/pages/restricted/entry.ts';
import { restrictedList } from '#services/site/pages/restricted/list.ts';
import { startPage } from '#services/site/pages/start/start.ts';
import { statusPage } from '#services/site/pages/status/status.ts';
import { calendarFile } from '#services/site/pages/tender/calendar.ts';
import { tenderPage } from '#services/site/pages/tender/tender.ts';
import { tenderList } from '#services/site/pages/tenders/list.ts';

/** Every page of the site. One that names its last part comes before one that takes any. */
export const pages: readonly Page[] = [
  startPage,
  listPage(tenderList),
  tenderPage,
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
];

/** Every file that is made when it is asked for. */
export const downloads: readonly Download[] = [calendarFile];
