import { ABOUT_THE_NOTICE, ASKS, NOTHING } from '#shared/domain/documents/phrases/notices.ts';
import { precisionTable } from '../facts/precision-table.ts';
import { findEligibility } from '../fields/conditions/find.ts';
import { openReader, type Reader } from '../reading/reader.ts';
import { gradeOf } from '../record/requirements.ts';
import { findCidb } from '../rules/cidb.ts';
import { COMPULSORY, type KeyRequirement } from './key-requirements.ts';
import { MAX_SENTENCE, readable, shortened } from './sentences.ts';

/** Requirements in the fields and texts of a notice. */
export type NoticeTexts = {
  title: string | null;
  description: string | null;
  requirements: string | null;
  eligibility_criteria: string | null;
  briefing_compulsory: boolean | null;
};

/** Maximum number of entries of a list that are shown. */
const MAX_ITEMS = 6;
const MIN_ITEM = 8;
/** Separators of the entries of a list: lines, bullets and semicolons. */
const ITEMS = /[\r\n\u2022\u25aa\u25cf\uf0b7;]+|(?<=[a-z)]\.) (?=[A-Z])/;
const BULLET = /^(?:[-*·–] ?|o |\(?[a-z]\) |\(?\d{1,2}[.)] ?)/i;

const readerOf = ({ title, description }: NoticeTexts): Reader => {
  const text = [title, description].flatMap((part) => part ?? []).join('\n');
  return openReader({ pages: [{ number: 1, text, method: 'text' }] });
};

/** @returns grades and classes of contractors that a notice requires, such as `5GB` */
export const noticeGrades = (notice: NoticeTexts): string[] =>
  findCidb(readerOf(notice)).map(({ value }) => `${value.grade}${value.classOfWorks}`);

/**
 * Requirements of the notice itself. The lists in its fields are quoted; from title and description, only grades of
 * contractors and sentences about who may bid are used, if such values are facts.
 */
export function noticeRequirements(notice: NoticeTexts): KeyRequirement[] {
  const reader = readerOf(notice);
  const { eligibility } = precisionTable;
  return [
    ...findCidb(reader).map(({ value }) => ({
      text: `CIDB grade ${gradeOf({ value })} or higher`,
      ...{ field: 'cidb', value, confidence: precisionTable.cidb.confidence },
    })),
    ...(notice.briefing_compulsory === true ? [quoted(COMPULSORY, 'briefing', 1)] : []),
    ...[notice.eligibility_criteria, notice.requirements]
      .flatMap((list) => itemsOf(list ?? ''))
      .map((item) => quoted(item, 'requirements', LISTED)),
    ...(eligibility.isFact ? findEligibility(reader) : []).map(({ value }) => ({
      text: shortened(readable(value), MAX_SENTENCE),
      ...{ field: 'eligibility', value, confidence: eligibility.confidence },
    })),
  ];
}

/** Of 78 such entries of real notices, read by hand, 60 are requirements; the others are weights, tasks and remarks. */
const LISTED = 0.77;

const quoted = (text: string, field: string, confidence: number): KeyRequirement => ({
  ...{ text, field, value: text, confidence },
});

const isRequirement = (item: string): boolean =>
  item.length >= MIN_ITEM &&
  /^[^a-z]/.test(item) &&
  !NOTHING.test(item) &&
  ASKS.test(item) &&
  !ABOUT_THE_NOTICE.test(item);

const itemsOf = (list: string): string[] =>
  list
    .split(ITEMS)
    .map((item) => readable(item).replace(BULLET, '').trim())
    .filter((item) => isRequirement(item))
    .slice(0, MAX_ITEMS)
    .map((item) => shortened(item, MAX_SENTENCE));
