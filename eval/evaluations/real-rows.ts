import { captureOf, type RowFile, rowFiles } from '#eval/adapters/portal-rows.ts';
import type { Breakdown, Evaluation } from '#eval/evaluation.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import { ocidOf } from '#shared/domain/captures/etenders-rows.ts';
import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import { combineHistories } from '#shared/domain/tenders/combine/combine.ts';
import { etendersReader } from '#shared/domain/tenders/read/etenders/reader.ts';
import type { DocumentRow, TenderFields } from '#shared/domain/tenders/records.ts';
import { resolve } from '#shared/domain/tenders/resolve.ts';

/** What reading the rows of a file gave. */
type Outcome = {
  file: RowFile;
  rows: number;
  read: { tender: TenderFields; documents: DocumentRow[]; issues: SourcedIssue[] }[];
  /** The reason of each rejected row; "none" for a row that was neither read nor rejected. */
  rejections: string[];
};

const SOURCE = 'etenders';

export const realRows: Evaluation = {
  name: 'real-rows',
  question: 'is every real row of the portal read, and are province, category and buyer resolved?',
  run: ({ data, progress }) => {
    const outcomes = rowFiles.map((file) => {
      const outcome = readFile(file, file.rows(data));
      progress(`${file.name}: ${outcome.rows} rows`);
      return outcome;
    });
    const all = outcomes.flatMap(({ read }) => read);
    const rows = outcomes.reduce((sum, outcome) => sum + outcome.rows, 0);
    const rejections = outcomes.flatMap((outcome) => outcome.rejections);
    return {
      n: rows,
      figures: {
        ...overall(outcomes),
        readShare: all.length / rows,
        rejectedCount: rejections.length,
        rejectedWithoutReasonCount: rejections.filter((reason) => reason === 'none').length,
        issuesPerRow: all.reduce((sum, { issues }) => sum + issues.length, 0) / rows,
      },
      baselines: {},
      targets: {
        rejectedWithoutReasonCount: { max: 0 },
        ...Object.fromEntries(
          measures.flatMap(({ name, min }) => [
            [name, { min }],
            [`${name}InWorstFile`, { min }],
          ]),
        ),
      },
      breakdowns: [
        resolvedTable(outcomes),
        filledTable(outcomes),
        issuesTable(outcomes),
        rejectionsTable(outcomes),
      ],
      remarks: [
        'Shares of province, category and organisation are computed over the files that have the column.',
        'The portal gives "National" as the province of tenders for the whole country; it counts as resolved.',
        ...rowFiles.flatMap(({ name, lacks }) =>
          lacks.length > 0 ? [`${name} has no column for ${lacks.join(' and ')}.`] : [],
        ),
        'Only the JSON and a few advertised rows have the id that the ocid is made of; the other rows are numbered by their place.',
      ],
    };
  },
};

const measures = [
  { name: 'province', min: 0.97, isResolved: ({ province }: TenderFields) => province !== null },
  {
    name: 'category',
    min: 0.95,
    isResolved: ({ category }: TenderFields) => category !== null && findCategory(category) !== null,
  },
  {
    name: 'organisation',
    min: 0.99,
    isResolved: ({ organization_id }: TenderFields) => organization_id !== null,
  },
] as const;

/** Makes a record of each row: reads it, combines the one publisher, resolves place and category. */
function readFile(file: RowFile, rows: ReturnType<RowFile['rows']>): Outcome {
  const outcome: Outcome = { file, rows: rows.length, read: [], rejections: [] };
  rows.forEach(({ list, row }, position) => {
    const release = { list, row };
    const ocid = ocidOf(release) ?? `ocds-9t57fa-${position + 1}`;
    const rejection = etendersReader.rejectionOf(release, ocid);
    const capture = captureOf(release);
    const [state] = rejection === null ? etendersReader.shownBy(ocid, [capture]).states : [];
    if (state === undefined) {
      outcome.rejections.push(rejection ?? 'none');
      return;
    }
    const combined = combineHistories([
      { source: SOURCE, reader: etendersReader, contents: [capture], states: [state] },
    ]);
    const tender = { ...combined.fields, ...resolve(combined).fields };
    outcome.read.push({ tender, documents: combined.documents, issues: combined.issues });
  });
  return outcome;
}

/** @returns shares over all rows of the files that have the column, and in the file where the share is lowest */
function overall(outcomes: readonly Outcome[]): Record<string, number> {
  return Object.fromEntries(
    measures.flatMap(({ name, isResolved }) => {
      const having = outcomes.filter(({ file }) => !file.lacks.includes(name));
      const tenders = having.flatMap(({ read }) => read.map(({ tender }) => tender));
      const rows = having.reduce((sum, outcome) => sum + outcome.rows, 0);
      return [
        [name, tenders.filter(isResolved).length / rows],
        [`${name}InWorstFile`, Math.min(...having.map((outcome) => shareOf(outcome, isResolved)))],
      ];
    }),
  );
}

const shareOf = ({ read, rows }: Outcome, isResolved: (tender: TenderFields) => boolean): number =>
  read.filter(({ tender }) => isResolved(tender)).length / rows;

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const resolvedTable = (outcomes: readonly Outcome[]): Breakdown => ({
  title: 'resolved, in percent of the rows; - where the file does not have the column',
  columns: ['file', 'rows', 'read', ...measures.map(({ name }) => name)],
  rows: outcomes.map((outcome) => [
    outcome.file.name,
    outcome.rows,
    outcome.read.length,
    ...measures.map(({ name, isResolved }) =>
      outcome.file.lacks.includes(name) ? '-' : percent(shareOf(outcome, isResolved)),
    ),
  ]),
});

function filledTable(outcomes: readonly Outcome[]): Breakdown {
  const fields = [
    ...new Set(outcomes.flatMap(({ read }) => Object.keys(read[0]?.tender ?? {}))),
  ] as (keyof TenderFields)[];
  const counted = fields.filter((field) => outcomes.some((outcome) => filled(outcome, field) > 0));
  return {
    title: 'rows with a value, by field',
    columns: ['field', ...outcomes.map(({ file }) => file.name)],
    rows: [
      ...counted.map((field) => [field, ...outcomes.map((outcome) => filled(outcome, field))]),
      [
        'documents',
        ...outcomes.map(({ read }) => read.filter(({ documents }) => documents.length > 0).length),
      ],
    ],
  };
}

const filled = ({ read }: Outcome, field: keyof TenderFields): number =>
  read.filter(
    ({ tender: { [field]: value } }) => value !== null && !(Array.isArray(value) && value.length === 0),
  ).length;

function issuesTable(outcomes: readonly Outcome[]): Breakdown {
  const kinds = new Set(
    outcomes.flatMap(({ read }) => read.flatMap(({ issues }) => issues.map(({ kind }) => kind))),
  );
  const count = ({ read }: Outcome, kind: string): number =>
    read.reduce((sum, { issues }) => sum + issues.filter((issue) => issue.kind === kind).length, 0);
  return {
    title: 'issues, by kind',
    columns: ['kind', ...outcomes.map(({ file }) => file.name)],
    rows: [...kinds].sort().map((kind) => [kind, ...outcomes.map((outcome) => count(outcome, kind))]),
  };
}

function rejectionsTable(outcomes: readonly Outcome[]): Breakdown {
  const rows = outcomes.flatMap(({ file, rejections }) =>
    [...Map.groupBy(rejections, (reason) => reason)].map(([reason, all]) => [file.name, reason, all.length]),
  );
  return { title: 'rejected, by reason', columns: ['file', 'reason', 'rows'], rows };
}
