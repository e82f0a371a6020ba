import { atMost, type Condition } from '#shared/health/condition.ts';
import { type SourceName, type Subject, sourceNames, subjectOf } from '#shared/sources.ts';

/** The kind of record that shows that something of a source has been published. */
const shownBy: Partial<Record<Subject, string>> = {
  process: 'tender',
  'restricted-supplier-list': 'restricted_supplier_list',
};

const sourceRow = (source: SourceName): string => `('${source}', '${shownBy[subjectOf(source)]}')`;

/** Whether the service has something to serve yet. */
export const loadingConditions: readonly Condition[] = [
  {
    name: 'first-sync-missing',
    help: 'Whether no data of a source can be served yet, because its first sync has not ended or is not published, 0 or 1, by source.',
    label: 'source',
    // A sync that brought nothing has nothing to publish.
    measure: `
      select source as subject, (not exists (select from ops.cron_runs where status in ('completed', 'partial')
          and (kind = 'sync' and entity = source or kind = 'import' and entity = 'import-' || source))
        or not exists (select from read.version where resource = shown and change_seq > 0)
          and exists (select from raw.response where response.source = sources.source and captures > 0))::int::float8 as value
      from (values ${sourceNames.map(sourceRow).join(', ')}) as sources (source, shown)`,
    limit: atMost(0, 'a service without records looks like one whose publishers have none'),
    sentence: ({ subject }) => `the first sync of ${subject} has not been published yet`,
    starting: true,
  },
];
