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
  it('that end in date are names of columns of type date', () => {
    const named = columns.filter(({ name }) => /(^|_)date$/.test(name));
    expect(named.filter(({ type }) => type !== 'date')).toEqual([]);
    expect(named).not.toEqual([]);
  });

  it('that end in at or date_time are exactly those of columns with a time', () => {
    const named = columns.filter(({ name }) => /(_at|_date_time)$/.test(name));
    expect(named.filter(({ type }) => type !== 'timestamptz')).toEqual([]);
    const times = columns.filter(({ type }) => type === 'timestamptz');
    expect(times.filter(({ name }) => !/((^|_)at|_date_time)$/.test(name))).toEqual([]);
  });
});
