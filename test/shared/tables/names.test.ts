import { describe, expect, it } from 'vitest';
import { promotedColumns } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import { coreTables, derivedTables } from '#shared/tables/index.ts';

const columns = [
  ...[...coreTables, ...derivedTables].flatMap((table) =>
    Object.entries(table.columns).map(([name, { type }]) => ({ table: table.name, name, type })),
  ),
  ...Object.values(resources).flatMap((resource) =>
    promotedColumns(resource).map(({ name, type }) => ({ table: `read.${resource.name}`, name, type })),
  ),
];

describe('names of columns', () => {
  it('say that they hold a day, and those alone: a column called date holds a date', () => {
    const named = columns.filter(({ name }) => /(^|_)date$/.test(name));
    expect(named.filter(({ type }) => type !== 'date')).toEqual([]);
    expect(named).not.toEqual([]);
  });

  it('say that they hold a moment', () => {
    const named = columns.filter(({ name }) => /(_at|_date_time)$/.test(name));
    expect(named.filter(({ type }) => type !== 'timestamptz')).toEqual([]);
    const moments = columns.filter(({ type }) => type === 'timestamptz');
    expect(moments.filter(({ name }) => !/((^|_)at|_date_time)$/.test(name))).toEqual([]);
  });
});
