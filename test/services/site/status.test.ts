import { expect, it } from 'vitest';
import { fieldsOf } from '#services/site/fields.ts';
import type { PageRequest, ReadPaths } from '#services/site/page.ts';
import { statusPage } from '#services/site/pages/status/status.ts';
import { servedTables } from '#test/services/api/v2/support/served-tables.ts';
import { textOf } from './shown.ts';

it('while the database does not respond, the status asks everything at once and calls nothing zero', async () => {
  const { api, rows } = await servedTables();
  await rows(`
    insert into ops.sync_meta (entity, mode, last_incremental_sync_at, rows_synced_total, backfill_complete)
    values ('ocds', 'incremental', now() - interval '5 hours', 4711, 1)`);
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    return (await api.get(address)).json;
  };
  const read: Pick<ReadPaths, 'record' | 'list'> = {
    record: async (address: string) => {
      const data = (await ask(address)).data as Record<string, unknown>;
      // As the path answers while the database does not respond.
      const counts = { tenders: null, awards: null, companies: null, organizations: null };
      return fieldsOf('cron' in data ? { ...data, cron: [], entityCounts: counts } : data);
    },
    list: async (address: string) => {
      const { data, meta } = await ask(address);
      return { records: (data as unknown[]).map(fieldsOf), meta: fieldsOf(meta) };
    },
  };
  const shown = statusPage.show({ read, now: new Date() } as PageRequest);
  // A look-up that begins after another has timed out would come too late for the page.
  expect(asked).toHaveLength(4);
  const text = textOf(String((await shown).main));
  expect(asked).toHaveLength(4);
  expect(text).toContain('Tenders – Awards – Companies – Buyers –');
  expect(text).toMatch(/OCDS feed of National Treasury not known at the moment .* last time –/);
});
