import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { type MergingRow, readMergingRows } from '#eval/merging/rows.ts';
import { type NoticeLabels, portalLabels } from '#eval/notices/labels.ts';
import { isOfPortal, rowHash, subjectsOf } from '#eval/notices/rows.ts';
import { kinds, type NoticeKindName } from '#shared/domain/tenders/notices/kinds.ts';

const kindOf = ({ tender }: MergingRow): NoticeKindName | null => tender.notice_kind;

/** Makes the evaluation with the given labels; tests have rows and labels of their own. */
export const noticesEvaluation = (labels: NoticeLabels): Evaluation => ({
  name: 'notices',
  question: 'are entries that are no tenders recognised as notices, and no tenders with them?',
  run: ({ data, progress }) => {
    const all = [...readMergingRows(data).values()];
    const portal = all.filter(isOfPortal);
    progress(`${portal.length} rows of the portal`);
    const found = portal.filter((row) => kindOf(row) !== null);
    const subjects = subjectsOf(all);
    const labelled = judge(portal, labels);
    const right = labelled.filter(({ found: is, notice }) => is && notice).length;
    const wrong = labelled.filter(({ found: is, notice }) => is && !notice);
    const missed = labelled.filter(({ found: is, notice }) => !is && notice);
    return {
      n: portal.length,
      figures: {
        noticeCount: found.length,
        unjudgedNoticeCount: found.filter(
          (row) => labels.unclear.includes(rowHash(row)) || !isLabelled(row, labels),
        ).length,
        judgedCount: labelled.length,
        precision: right / (right + wrong.length),
        recall: right / (right + missed.length),
        linkedCount: found.filter(({ name }) => subjects.has(name)).length,
      },
      baselines: {},
      targets: { precision: { min: 0.99 }, recall: { min: 0.9 } },
      breakdowns: [kindsTable(all, subjects), errorsTable(wrong, missed)],
      remarks: [
        'Labels name rows by the hash of number and description. All rows that the rules call notices were read, and rows with similar words, and rows picked by their hash.',
        'Rows of municipalities’ own sites are counted and not judged, because these sites are not collected.',
        'A notice is linked where the tender that it is about is among the rows, which hold only a part of all tenders.',
      ],
    };
  },
});

type Judged = { row: MergingRow; found: boolean; notice: boolean };

const isLabelled = (row: MergingRow, { notices, tenders }: NoticeLabels): boolean =>
  notices.includes(rowHash(row)) || tenders.includes(rowHash(row));

/** @returns the rows with a label, each hash once: the same row stands in several files */
function judge(rows: readonly MergingRow[], { notices, tenders }: NoticeLabels): Judged[] {
  const labels = new Map([
    ...notices.map((hash) => [hash, true] as const),
    ...tenders.map((hash) => [hash, false] as const),
  ]);
  const distinct = new Map(rows.map((row) => [rowHash(row), row]));
  return [...distinct].flatMap(([hash, row]) => {
    const notice = labels.get(hash);
    return notice === undefined ? [] : [{ row, found: kindOf(row) !== null, notice }];
  });
}

function kindsTable(
  rows: readonly MergingRow[],
  subjects: ReadonlyMap<string, readonly MergingRow[]>,
): Breakdown {
  return {
    title: 'notices, by kind',
    columns: ['kind', 'of the portal', 'linked', 'of own sites', 'status', 'publicationType', 'reason'],
    rows: kinds.map(({ name, status, publicationType, reason }) => {
      const own = rows.filter((row) => kindOf(row) === name);
      const portal = own.filter(isOfPortal);
      const linked = portal.filter((row) => subjects.has(row.name));
      return [
        name,
        portal.length,
        linked.length,
        own.length - portal.length,
        status,
        publicationType,
        reason,
      ];
    }),
  };
}

const errorsTable = (wrong: readonly Judged[], missed: readonly Judged[]): Breakdown => ({
  title: 'rows that the rules judge otherwise than the labels',
  columns: ['row', 'hash', 'error'],
  rows: [
    ...wrong.map(({ row }) => [row.name, rowHash(row), `a tender, called ${kindOf(row)}`]),
    ...missed.map(({ row }) => [row.name, rowHash(row), 'a notice, not seen']),
  ],
});

export const notices = noticesEvaluation(portalLabels);
