import { expect, it } from 'vitest';
import { fieldsOf } from '#services/site/fields.ts';
import { wayOut } from '#services/site/lists/way-out.ts';
import type { ReadPaths } from '#services/site/page.ts';
import { restrictedList } from '#services/site/pages/restricted/list.ts';
import { queryOf } from '#services/site/query.ts';
import { textOf } from './shown.ts';

const suggested = async (totalIsExact: boolean) => {
  const meta = fieldsOf({ totalCount: 100, totalIsExact });
  const read = { list: async () => ({ records: [], meta }) } as unknown as ReadPaths;
  const query = queryOf(new URLSearchParams('status=active'));
  return textOf(String(await wayOut(restrictedList, read, query, fieldsOf({ totalCount: 0 }))));
};

it('a way to more records says where there are at least so many', async () => {
  expect(await suggested(true)).toContain('matches. 100 without “State”');
  expect(await suggested(false)).toContain('matches. At least 100 without “State”');
});
