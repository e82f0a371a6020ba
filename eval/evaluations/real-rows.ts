import { type RowFile, rowFiles } from '#eval/adapters/portal-rows.ts';
import type { Breakdown, Claim } from '#eval/evaluation.ts';
import { findCategory } from '#shared/codelists/categories.ts';
import { ocidOf } from '#shared/domain/captures/etenders-rows.ts';
import type { SourcedIssue } from '#shared/domain/quality/issues.ts';
import type { Capture } from '#shared/domain/tenders/capture.ts';
import { combineHistories } from '#shared/domain/tenders/combine/combine.ts';
import { etendersReader } from '#shared/domain/tenders/read/etenders/reader.ts';
import type { DocumentRow, TenderFields } from '#shared/domain/tenders/records.ts';
import { resolve } from '#shared/domain/tenders/resolve.ts';

/** What became of a file's rows. */
type Outcome = {
  file: RowFile;
  rows: number;
  read: { tender: TenderFields; documents: DocumentRow[]; issues: SourcedIssue[] }[];
  /** Why rows were refused, one each; "none" would be a refusal without a reason. */
  refusals: string[];
};

const SOURCE = 'etenders';
const MOMENT = '2026-09-01T00:00:00.000000Z';

export const realRows: Claim = {
  name: 'real-rows',
  question: 'is every real row of the portal read, and how much of it is understood?',
  run: ({ data, say }) => {
    const outcomes = rowFiles.map((file) => {
      const outcome = readFile(file, file.rows(data));
      say(`${file.name}: ${outcome.rows} rows`);
      return outcome;
    });
    const all = outcomes.flatMap(({ read }) => read);
    const rows = outcomes.reduce((sum, outcome) => sum + outcome.rows, 0);
    const refusals = outcomes.flatMap((outcome) => outcome.refusals);
    return {
      n: rows,
      figures: {
        ...overall(outcomes),
        readShare: all.length / rows,
        refusedCount: refusals.length,
        refusedWithoutReasonCount: refusals.filter((reason) => reason === 'none').length,
        notesPerRow: all.reduce((sum, { issues }) => sum + issues.length, 0) / rows,
      },
      baselines: {},
      targets: {
        refusedWithoutReasonCount: { most: 0 },
        ...Object.fromEntries(
          measures.flatMap(({ name, least }) => [
            [name, { least }],
            [`${name}InWorstFile`, { least }],
          ]),
        ),
      },
      breakdowns: [
        resolvedTable(outcomes),
        filledTable(outcomes),
        notesTable(outcomes),
        rejectionsTable(outcomes),
      ],
      remarks: [
        'province, category and organisation: share of the rows of files that have the column.',
        'The portal says "National" for tenders of the whole country; that is a place stated, and counts as resolved.',
        ...rowFiles.flatMap(({ name, lacks }) =>
          lacks.length > 0 ? [`${name}: has no column for ${lacks.join(' and ')}.`] : [],
        ),
        'Only the JSON and a few advertised rows carry the id that makes the ocid; the others were given one by their place.',
      ],
    };
  },
};

const measures = [
  { name: 'province', least: 0.97, isResolved: ({ province }: TenderFields) => province !== null },
  {
    name: 'category',
    least: 0.95,
    isResolved: ({ category }: TenderFields) => category !== null && findCategory(category) !== null,
  },
  {
    name: 'organisation',
    least: 0.99,
    isResolved: ({ organization_id }: TenderFields) => organization_id !== null,
  },
] as const;

/** Reads rows through everything that makes a record of them: the reader, the merging of one publisher, the resolving. */
function readFile(file: RowFile, rows: ReturnType<RowFile['rows']>): Outcome {
  const outcome: Outcome = { file, rows: rows.length, read: [], refusals: [] };
  rows.forEach(({ list, row }, position) => {
    const release = { list, row };
    const ocid = ocidOf(release) ?? `ocds-9t57fa-${position + 1}`;
    const refusal = etendersReader.rejectionOf(release, ocid);
    const capture: Capture = {
      source: SOURCE,
      responseId: '1',
      position,
      capturedAt: MOMENT,
      hash: '',
      release,
    };
    const [state] = refusal === null ? etendersReader.statesOf(ocid, [capture]) : [];
    if (state === undefined) {
      outcome.refusals.push(refusal ?? 'none');
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

/** Shares over all rows whose file has the column, and in the file where the share is least. */
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
  title: 'resolved, in percent of the rows; - where the file has no such column',
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

function notesTable(outcomes: readonly Outcome[]): Breakdown {
  const kinds = new Set(
    outcomes.flatMap(({ read }) => read.flatMap(({ issues }) => issues.map(({ kind }) => kind))),
  );
  const count = ({ read }: Outcome, kind: string): number =>
    read.reduce((sum, { issues }) => sum + issues.filter((issue) => issue.kind === kind).length, 0);
  return {
    title: 'notes, by kind',
    columns: ['kind', ...outcomes.map(({ file }) => file.name)],
    rows: [...kinds].sort().map((kind) => [kind, ...outcomes.map((outcome) => count(outcome, kind))]),
  };
}

function rejectionsTable(outcomes: readonly Outcome[]): Breakdown {
  const rows = outcomes.flatMap(({ file, refusals }) =>
    [...Map.groupBy(refusals, (reason) => reason)].map(([reason, all]) => [file.name, reason, all.length]),
  );
  return { title: 'refused, by reason', columns: ['file', 'reason', 'rows'], rows };
}
