import { describe, expect, it } from 'vitest';
import { readFilter } from '#services/api/v2/serve/parameters.ts';
import { groupsStatement } from '#services/api/v2/serve/sql/groups-statement.ts';
import { countStatement, pageStatement } from '#services/api/v2/serve/sql/statement.ts';
import { promotedColumns, promotedValues } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';

const company = resources.company;
const column = 'latest_award_date';
const filter = (match: 'from' | 'until') =>
  ({ match, column, type: 'day', description: '', example: '' }) as const;

/** What a day becomes if the column holds days, and if it holds moments. */
describe('a column of days', () => {
  it('holds the South African day of what is published', () => {
    const at = promotedColumns(company).findIndex(({ name }) => name === column);
    const published = (value: unknown) => promotedValues(company, { [column]: value })[at];
    expect(published('2026-03-31')).toBe('2026-03-31');
    expect(published('2026-03-31T22:00:00Z')).toBe('2026-04-01');
    expect(published(null)).toBeNull();
  });

  it('is compared with days as they are, both bounds included', () => {
    expect(readFilter(filter('from'), 'date', '2026-03-31')).toEqual({
      value: { match: 'from', column, value: '2026-03-31' },
    });
    expect(readFilter(filter('until'), 'date', '2026-03-31')).toEqual({
      value: { match: 'until', column, value: '2026-03-31' },
    });
    expect(readFilter(filter('until'), 'timestamptz', '2026-03-31')).toEqual({
      value: { match: 'before', column, value: '2026-03-31T22:00:00.000Z' },
    });
  });

  it('is a date in every statement', () => {
    const condition = { match: 'until', column, value: '2026-03-31' } as const;
    expect(countStatement(company, [condition]).text).toContain(`t.${column} <= $1::date`);
    const plan = { conditions: [], sort: { column, descending: true }, limit: 10, page: null };
    const after = { key: '2026-03-31', id: '10000000-0000-4000-8000-000000000001' };
    const page = pageStatement(company, { ...plan, after }, 'body');
    expect(page.text).toMatch(/\(t\.latest_award_date, t\.id\) < \(\$\d::date, \$\d::uuid\)/);
    const grouping = { name: 'month', period: 'month', example: '2026-06' } as const;
    const groups = groupsStatement(
      company,
      grouping,
      { measure: 'total_value', stated: 'total_value', at: column },
      [],
    );
    expect(groups.text).toContain(`to_char(t.${column}, 'YYYY-MM')`);
  });
});
