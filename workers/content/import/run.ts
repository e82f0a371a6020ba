import { randomUUID } from 'node:crypto';
import type { ContentFault } from '#shared/content/fault.ts';
import { contentKindNames } from '#shared/content/kinds.ts';
import type { ContentReport } from '#shared/content/report.ts';
import { type Client, databaseTime, type Pool, transaction } from '#shared/database/connection.ts';
import { rehearsal } from '#shared/database/rehearsal.ts';
import { recordIssues, stageIssues } from '#workers/pipeline/issues.ts';
import { lockUntilCommit } from '#workers/pipeline/locks.ts';
import { recordRun } from '#workers/pipeline/runs.ts';
import type { StageContext } from '#workers/pipeline/stage.ts';
import { storeShipped } from '../shipped.ts';
import { checkRecords } from './check.ts';
import { type FolderContent, readFolder } from './files.ts';
import { rowOf } from './rows.ts';
import { type KindChanges, keepFiles, storeKind } from './store.ts';

const STAGE = 'content';
const FAULT = 'content-fault';
/** Maximum number of faults that become issues; the report has all of them. */
const MAX_ISSUES = 500;

export type ImportOptions = {
  folder: string;
  dryRun: boolean;
  prune: boolean;
};

/**
 * Imports the content of a folder: writes what differs from what is stored, in one transaction. May run twice and at the same
 * time: the second waits for the first and finds nothing to write.
 * @throws EnvironmentError where there is no such folder
 */
export async function importContent(
  { pool, queues, config }: Pick<StageContext, 'pool' | 'queues' | 'config'>,
  options: ImportOptions,
): Promise<ContentReport> {
  const began = performance.now();
  const found = await readFolder(options.folder);
  const site = config.SITE_URL?.replace(/\/$/, '') ?? null;
  const { report, changes } = await stored(pool, found, options, site);
  const kinds = contentKindNames.filter((kind) => {
    const { added, changed, removed } = changes[kind]!;
    return added.length + changed.length + removed.length > 0;
  });
  if (options.dryRun || kinds.length === 0) return report;
  const cause = `content-${randomUUID()}`;
  // Articles show their authors.
  const touched = new Set([...kinds, ...(kinds.includes('author') ? (['article'] as const) : [])]);
  await queues.send('publish', ...[...touched].map((resource) => ({ resource, cause })));
  await recordRun(
    pool,
    { kind: 'import', entity: 'import-content', invocationId: cause },
    {
      status: report.status,
      rows: report.added.length + report.changed.length + report.removed.length,
      pages: report.files,
      tookMs: performance.now() - began,
      error: report.faults[0]?.rule ?? null,
    },
  );
  return report;
}

type Stored = { report: ContentReport; changes: Record<string, KindChanges> };

const stored = (
  pool: Pool,
  found: FolderContent,
  options: ImportOptions,
  site: string | null,
): Promise<Stored> =>
  (options.dryRun ? rehearsal : transaction)(pool, (client) => write(client, found, options, site));

async function write(
  client: Client,
  found: FolderContent,
  { folder, dryRun, prune }: ImportOptions,
  site: string | null,
): Promise<Stored> {
  await lockUntilCommit(client, 'import-content');
  // A folder without any content is a mistake, such as a failed checkout.
  const removes = prune && found.files.length > 0;
  const leaving = removes ? [...found.files, ...found.faults].map(({ path }) => path) : null;
  const checked = await checkRecords(client, found.records, site, await databaseTime(client), leaving);
  const faults = [...found.faults, ...checked.faults].toSorted(
    (one, other) => one.path.localeCompare(other.path) || one.line - other.line,
  );
  const faulty = new Set(faults.map(({ path }) => path));
  const changes: Record<string, KindChanges> = {};
  for (const kind of contentKindNames) {
    const ofKind = checked.records.filter((record) => record.kind === kind);
    changes[kind] = await storeKind(
      client,
      kind,
      ofKind.map((record) => rowOf(record, checked.known, site)),
      faulty,
      removes,
    );
  }
  await storeShipped(client);
  await keepFiles(client, found.files);
  await keepFaults(client, faults);
  const all = Object.values(changes);
  return {
    changes,
    report: {
      folder,
      dryRun,
      status: faults.length === 0 ? 'completed' : 'partial',
      files: found.files.length,
      records: checked.records.length,
      added: all.flatMap(({ added }) => added),
      changed: all.flatMap(({ changed }) => changed),
      removed: all.flatMap(({ removed }) => removed),
      gone: all.flatMap(({ gone }) => gone),
      faults,
      ignored: found.ignored,
    },
  };
}

/** Faults are issues as long as they exist; those of one line are one issue. */
async function keepFaults(client: Client, faults: readonly ContentFault[]): Promise<void> {
  const lines = [...Map.groupBy(faults, ({ path, line }) => `${path}\0${line}`).values()]
    .slice(0, MAX_ISSUES)
    .map((found) => ({ ...found[0]!, rules: found.map(({ rule }) => rule) }));
  await client.query(
    `delete from ops.issue where kind = $1 and (subject, path) not in (select * from unnest($2::text[], $3::text[]))`,
    [FAULT, lines.map(({ path }) => path), lines.map(({ line }) => `line ${line}`)],
  );
  await recordIssues(
    client,
    lines.map(({ path, line, rules }) =>
      stageIssues(STAGE).warning(FAULT, STAGE, path, { rules }, { path: `line ${line}` }),
    ),
  );
}
