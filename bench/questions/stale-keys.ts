import type pg from 'pg';
import { copyDatabase, startDatabase, withClient } from '#bench/harness/database.ts';
import type { Question } from '../question.ts';
import { interleave, median } from '../statistics.ts';

/** Rows of a load, and statements with one row each, as normalise writes them. */
const MANY = 20_000;
const SINGLE = 100;

/**
 * Compares the triggers that `deploy` generates, a function for each table and event, with one function for all of them,
 * which reads its statements from a table.
 */
export const staleKeys: Question = {
  name: 'stale-keys',
  asks: 'milliseconds to insert, update and delete one tender, with the triggers that mark keys stale',
  unit: 'ms',
  better: 'less',
  ours: 'a generated function for each table and event',
  reference: 'one function that executes the statements of a table',
  target: 0.8,
  measure: async ({ harness, say, rounds }) => {
    const { url, version } = await startDatabase(harness);
    const generic = await copyDatabase(url, 'generic');
    await withClient(generic, useOneFunction);
    return await withClient(url, (ours) =>
      withClient(generic, async (reference) => {
        const many = await interleave(rounds, {
          ours: () => write(ours, 1, MANY),
          reference: () => write(reference, 1, MANY),
        });
        say(`${MANY} rows: ours ${Math.round(median(many.ours))} ms`);
        const single = await interleave(rounds, {
          ours: () => write(ours, SINGLE, 1),
          reference: () => write(reference, SINGLE, 1),
        });
        return {
          ...single,
          postgres: version,
          remarks: [
            `statements with ${MANY} rows: ${Math.round(median(many.ours))} ms by functions for each table, ${Math.round(median(many.reference))} ms by one`,
          ],
        };
      }),
    );
  },
};

/** Inserts, updates and deletes tenders. @returns milliseconds for the statements of one round, by how often it was done */
async function write(client: pg.Client, times: number, rows: number): Promise<number> {
  const began = performance.now();
  for (let time = 0; time < times; time += 1) {
    await client.query(
      `insert into core.tender (id, ocid, source, tender_id, slug, title, status, publication_type, province, category,
         closing_date_time, validation_errors, first_captured_at, captured_at, organization_id)
       select md5('tender' || n)::uuid, 'ocds-' || n, 'ocds', n, 'tender-' || n, 'A title', 'active', 'TENDER_NOTICE', 'Gauteng',
         'Construction', '2026-01-05', '{}', '2026-01-01', '2026-01-02', md5('buyer' || n % 100)::uuid
       from generate_series(1, $1::int) n`,
      [rows],
    );
    await client.query(`update core.tender set title = 'Another title', closing_date_time = '2026-01-06'`);
    await client.query('delete from core.tender');
  }
  const took = (performance.now() - began) / times;
  await client.query('truncate derived.stale, core.tender');
  return took;
}

/** Replaces the functions of a migrated database by one. */
async function useOneFunction(client: pg.Client): Promise<void> {
  await client.query(`
    create table derived.stale_statement (id serial primary key, function_name text, statement text);
    insert into derived.stale_statement (function_name, statement)
    select proname, statement from pg_proc, regexp_split_to_table(prosrc, ';\\n') with ordinality as part (statement, place)
    where proname like 'mark\\_stale\\_by\\_%' and statement like '%insert into derived.stale%' order by proname, place;
    update derived.stale_statement set statement = substring(statement from position('insert' in statement));
    create index on derived.stale_statement (function_name);
    analyze derived.stale_statement;
    create function derived.mark_stale() returns trigger language plpgsql security definer set search_path = '' as $$
    declare
      of_table record;
    begin
      for of_table in select statement from derived.stale_statement where function_name = tg_argv[0] order by id loop
        execute of_table.statement;
      end loop;
      return null;
    end
    $$`);
  const { rows } = await client.query<{ statement: string }>(
    `select replace(replace(pg_get_triggerdef(t.oid), 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
       'derived.' || proname || '()', 'derived.mark_stale(''' || proname || ''')') as statement
     from pg_trigger t join pg_proc p on p.oid = tgfoid where proname like 'mark\\_stale\\_by\\_%'`,
  );
  for (const { statement } of rows) await client.query(statement);
}
