import type { Download, Page } from '#services/site/page.ts';
import { startPage } from '#services/site/pages/start/start.ts';
import { calendarFile } from '#services/site/pages/tender/calendar.ts';
import { tenderPage } from '#services/site/pages/tender/tender.ts';
import { tenderListPage } from '#services/site/pages/tenders/list.ts';

/** Every page of the site. */
export const pages: readonly Page[] = [startPage, tenderListPage, tenderPage];

/** Every file that is made when it is asked for. */
export const downloads: readonly Download[] = [calendarFile];
