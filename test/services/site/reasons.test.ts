import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#services/site/fields.ts';
import { searchedWords } from '#services/site/parts/reasons.ts';
import { tenderHits } from '#services/site/parts/tender-hits.ts';
import { tenderRow } from '#test/services/api/v2/support/rows.ts';
import { servedTables } from '#test/services/api/v2/support/served-tables.ts';

const DOCUMENT = '44d38f03-d4ba-57b6-bbaf-d4b686fe571c';
const tender = {
  ...{ tenderId: '106060', title: 'Office chairs', status: 'closed', sourceOrganization: null },
  ...{ aiSummary: null, estimatedValue: null, province: null, closingDateTime: null, referenceNumber: null },
};

/** @returns the reasons of a hit that matches there, without tags except the marks */
function reasonsFor(query: string, matches: unknown[], texts: Record<string, string | null> = {}) {
  const marks = { title: null, description: null, ...texts, words: searchedWords(query) };
  const page = String(tenderHits([fieldsOf({ ...tender, matches })], new Date(), [marks]));
  const list = /<ul class="why[^>]*>([\s\S]*?)<\/ul>/.exec(page)?.[1] ?? '';
  return [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, line]) => line!);
}

describe('why a tender was found', () => {
  it('is the passage of a document with its page, which leads to the document', () => {
    const passage = 'Bidders attach proof of fumigation';
    const [line] = reasonsFor('fumigations', [
      { field: 'documentPassages', passage, documentId: DOCUMENT, page: 3 },
    ]);
    expect(line).toBe(
      `In a document, <a href="/tenders/106060#d-${DOCUMENT.slice(-8)}">page 3</a>: Bidders attach proof of <mark>fumigation</mark>`,
    );
  });

  it('says of a finding that it is no fact', () => {
    const match = { field: 'findings', passage: 'ballast', documentId: DOCUMENT, page: 1 };
    expect(reasonsFor('ballast', [match])[0]).toMatch(/^In a document, as an unconfirmed passage/);
  });

  it('is every field that has the words, hostile ones as text', () => {
    const lines = reasonsFor('harbour <b>', [
      { field: 'sourceOrganization', passage: 'Harbours <b>Board</b>' },
      { field: 'municipality', passage: 'uMhlathuze' },
    ]);
    expect(lines).toEqual([
      'Buyer: <mark>Harbours</mark> &#60;<mark>b</mark>&#62;Board&#60;/<mark>b</mark>&#62;',
      'Municipality: uMhlathuze (by a related word)',
    ]);
  });

  it('repeats neither a title with marks nor a description like the title', () => {
    const matches = [
      { field: 'title', passage: 'Office chairs' },
      { field: 'description', passage: 'Office chairs' },
    ];
    const both = { title: 'Office <mark>chairs</mark>', description: 'Office <mark>chairs</mark>' };
    expect(reasonsFor('chairs', matches, both)).toEqual([]);
    expect(reasonsFor('seats', matches)).toEqual([
      'Title: by a related word',
      'Description: by a related word',
    ]);
  });

  it('does not mark words that a search excludes', () => {
    expect(reasonsFor('roof -tiles', [{ field: 'category', passage: 'Roof tiles' }])).toEqual([
      'Category: <mark>Roof</mark> tiles',
    ]);
  });
});

it('a search shows the reasons of /v2, or says that its order has none', async () => {
  const at = await servedTables();
  const source = { id: tenderRow(1).id, name: 'Umgeni Water Board', slug: 'umgeni-water-board' };
  await at.readTables.tenders([
    tenderRow(1, { source_organization: source, requirements: 'Divers hold a permit' }),
    tenderRow(2),
  ]);
  const pageOf = async (path: string) => (await at.api.page(path)).text;
  expect(await pageOf('/tenders?q=umgeni')).toContain('<li>Buyer: <mark>Umgeni</mark> Water Board</li>');
  // As publish indexes what the notice requires (workers/publish/sql/tender.sql).
  await at.readTables.client.query(
    `update read.tender set search = read.search_vector('Road', 'Umgeni', 'Divers hold a permit', array['REF']::text[], '') where id = $1`,
    [tenderRow(1).id],
  );
  expect(await pageOf('/tenders?q=permits')).toContain(
    '<li>Requirements: Divers hold a <mark>permit</mark></li>',
  );
  const sorted = await pageOf('/tenders?q=umgeni&sort=-publicationDate');
  expect(sorted).toMatch(/does not show why each was found\. <a href="\/tenders\?q=umgeni">/);
});
