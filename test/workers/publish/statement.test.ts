import { describe, expect, it } from 'vitest';
import { resources } from '#shared/resources/index.ts';
import { withOwnColumns } from '#workers/publish/statement.ts';

const { tender_bidder: bidder } = resources;

describe('the comment `own columns` in a publishing statement', () => {
  it('expands to the columns that have the name of a field, except those that the statement computes', () => {
    const statement = (rest: string) => `select b.id /* own columns: core.tender_bidder b */${rest} from b`;
    expect(withOwnColumns(bidder, statement(', t.tender_id as tender_id'))).toBe(
      'select b.id , b."name", t.tender_id as tender_id from b',
    );
    expect(withOwnColumns(bidder, statement(', t.tender_id as tender_id, upper(name) as name'))).toBe(
      'select b.id , t.tender_id as tender_id, upper(name) as name from b',
    );
  });

  it('must name a table that exists', () => {
    expect(() => withOwnColumns(bidder, 'select 1 /* own columns: core.nothing b */')).toThrow(
      'sql/tender_bidder.sql names an unknown table: core.nothing',
    );
  });
});
