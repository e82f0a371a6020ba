import { describe, expect, it } from 'vitest';
import { supportDocument } from '#test/shared/domain/tenders/read/etenders/rows.ts';
import { portalDocument } from '#test/shared/domain/tenders/releases.ts';
import { compiled, eventTypes, type Part, release, row } from '#test/shared/domain/tenders/seen.ts';

const names = (...all: string[]) => ({ documents: all.map((name) => portalDocument(name)) });
const files = (...all: Part[]) => ({ supportDocument: all });
const notice = supportDocument('notice', { dateModified: '2026-08-14T08:00:00.1234567' });
const erratum = supportDocument('erratum', { dateModified: '2026-08-16T14:43:39.8613904' });

describe('a document that both publishers show', () => {
  const stated = [
    ['with its time to the second', { dateModified: '2026-08-16T14:43:39Z' }],
    ['without a time', { datePublished: null }],
    ['in an earlier version', { dateModified: '2026-08-15T09:00:00Z' }],
  ] as const;

  it.each(stated)('is added once: %s', (_, dates) => {
    const before = [release({ documents: [portalDocument('notice')] }), row(files(notice))];
    const feed = release({ documents: [portalDocument('notice'), portalDocument('erratum', dates)] });
    const portal = row(files(notice, erratum));
    for (const after of [
      [feed, portal],
      [portal, feed],
    ]) {
      const both = compiled(...before, ...after);
      expect(eventTypes(both)).toEqual(['closed', 'document-added', 'published']);
      expect(both.records.documents.map(({ file_name }) => file_name)).toEqual(['notice.pdf', 'erratum.pdf']);
      expect(both.records.tender.amendment_number).toBe(1);
    }
  });

  it('is replaced once, and has the official time if the times differ by a fraction of a second', () => {
    const replaced = { dateModified: '2026-08-18T09:00:07' };
    const both = compiled(
      release(names('notice')),
      row(files(notice)),
      release({ documents: [portalDocument('notice', { dateModified: `${replaced.dateModified}Z` })] }),
      row(files({ ...notice, dateModified: `${replaced.dateModified}.9134561` })),
    );
    expect(eventTypes(both)).toEqual(['closed', 'document-changed', 'published']);
    expect(both.records.documents).toMatchObject([{ modified_at: '2026-08-18T09:00:07+02:00' }]);
  });

  it('is replaced twice if it was replaced a second later', () => {
    const at = (second: string) => row(files({ ...notice, dateModified: `2026-08-16T09:00:${second}` }));
    const both = compiled(row(files(notice)), at('07.9'), at('08.1'));
    expect(eventTypes(both).filter((type) => type === 'document-changed')).toHaveLength(2);
  });
});

describe('the order of documents', () => {
  it('is no change of a release', () => {
    const once = compiled(release(names('notice', 'plan', 'form')));
    const again = compiled(
      release(names('notice', 'plan', 'form')),
      release(names('form', 'notice', 'plan')),
    );
    expect(again).toEqual(once);
  });

  it('is no change of a row', () => {
    const plan = supportDocument('plan');
    expect(compiled(row(files(notice, plan)), row(files(plan, notice)))).toEqual(
      compiled(row(files(notice, plan))),
    );
  });

  it('is no change if a document has an issue, whose path has its place', () => {
    const odd = portalDocument('odd', { url: 'nowhere' });
    const documents = [odd, portalDocument('notice')];
    const once = compiled(release({ documents }));
    expect(once.issues.map(({ kind }) => kind)).toContain('invalid-url');
    expect(compiled(release({ documents }), release({ documents: documents.toReversed() }))).toEqual(once);
  });

  it('stays as it was first shown when something else changes', () => {
    const { documents } = compiled(
      release(names('notice', 'plan')),
      release({ ...names('form', 'plan', 'notice'), description: 'Repair of both roofs' }),
      release({ ...names('plan', 'form'), description: 'Repair of three roofs' }),
    ).records;
    expect(documents.map(({ file_name, position }) => [file_name, position])).toEqual([
      ['plan.pdf', 0],
      ['form.pdf', 1],
    ]);
  });
});
