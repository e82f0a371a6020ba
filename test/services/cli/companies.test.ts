import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Harness } from '#test/support/harness.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { deriveAll } from '#test/workers/derive/derive-all.ts';
import { putSupplier } from '#test/workers/derive/suppliers.ts';
import { derivations } from '#workers/derive/derivations/index.ts';
import { markEverythingStale } from '#workers/pipeline/stale-keys.ts';
import { tenders, tendersJson } from './terminal.ts';

const test: Harness = sharedHarness({});
beforeEach(async () => {
  await test.rows('delete from core.supplier_mention; delete from ops.company_decision');
});
const settings = () => test.settingsOf('tender_operator');

/** Stores an award for each text, seen in their order. */
async function awarded(...texts: readonly string[]): Promise<void> {
  for (const [day, text] of texts.entries())
    await putSupplier(test.pool(), {
      award: randomUUID(),
      tender: randomUUID(),
      text,
      seen: `2026-01-${String(day + 1).padStart(2, '0')}T00:00:00Z`,
    });
  await deriveAll(test.pool());
}

const explain = async (word: string) =>
  (await tendersJson(['companies', 'explain', word], settings())).document;
const run = async (...words: readonly string[]) => {
  const { code, document } = await tendersJson(['companies', ...words], settings());
  expect([code, document.error]).toEqual([0, undefined]);
  await deriveAll(test.pool());
  return document.decision as string;
};
const ended = async (expected: number, words: readonly string[]): Promise<string> => {
  const { code, document } = await tendersJson(['companies', ...words], settings());
  expect(code).toBe(expected);
  return document.error;
};
/** The error for words that are wrong whatever the data. */
const refusal = (...words: readonly string[]) => ended(2, words);
/** The error for words that the data does not allow. */
const failure = (...words: readonly string[]) => ended(1, words);
const spellingsOf = (explanation: { spellings: { spelling: string }[] }) =>
  explanation.spellings.map(({ spelling }) => spelling);

describe('tenders companies explain', () => {
  it('finds a company by any spelling, number or id, and says why each spelling belongs to it', async () => {
    await awarded(
      'Mahika Technologies (Pty) Ltd',
      'MAHIKA TECHNOLOGIES 2015/123456/07',
      'Mahikka Technologies (Pty) Ltd',
      'Mahika Technologies (Pty) Ltd',
    );
    const found = await explain('mahika technologies');
    expect(found).toMatchObject({
      name: 'Mahika Technologies (Pty) Ltd',
      kind: 'company',
      registrationNumbers: ['2015/123456/07'],
      spellings: [
        { spelling: 'Mahika Technologies (Pty) Ltd', awards: 2, path: [] },
        {
          spelling: 'MAHIKA TECHNOLOGIES, 2015/123456/07',
          path: [{ to: 'Mahika Technologies (Pty) Ltd', reason: 'name' }],
        },
        { spelling: 'Mahikka Technologies (Pty) Ltd', path: [{ reason: 'name-typing-error' }] },
      ],
    });
    for (const word of ['2015-123456-07', 'Mahikka Technologies (Pty) Ltd', found.id, found.spellings[1].id])
      expect((await explain(word)).id).toBe(found.id);
    const { stdout } = await tenders(['companies', 'explain', found.id], settings());
    expect(stdout).toContain('name-typing-error');
  });

  it('shows a joint venture with its members, and the members with their joint venture', async () => {
    await awarded('Mahika Roads', 'Mahika Roads JV Zed Civils');
    const venture = await explain('Mahika Roads JV Zed Civils');
    expect(venture).toMatchObject({
      kind: 'joint-venture',
      members: [{ name: 'Mahika Roads' }, { name: 'Zed Civils' }],
    });
    expect(await explain('Mahika Roads')).toMatchObject({
      kind: 'company',
      jointVentures: [{ id: venture.id, name: 'Mahika Roads JV Zed Civils' }],
    });
  });

  it('says which word names no company, or several', async () => {
    await awarded('Mahika Roads MAAA0097108', 'Mahika Roads MAAA0097109');
    expect(await failure('explain', 'Nobody Anywhere')).toMatch(/^<company>: no company has .*Nobody/);
    expect(await failure('explain', 'mahika roads')).toMatch(/means 2 companies: .*give the id/);
    expect(await refusal('explain')).toMatch(/takes one company/);
    expect(await refusal('join')).toMatch(/takes one of merge, split/);
  });
});

describe('decisions of operators', () => {
  it('join companies with all spellings, also those that legal forms would keep apart', async () => {
    await awarded('Mahika Roads (Pty) Ltd', 'zed trading', 'Zed Trading CC', 'Zed Trading CC');
    expect(spellingsOf(await explain('zed trading'))).toEqual(['zed trading', 'Zed Trading CC']);
    await run('merge', 'Mahika Roads (Pty) Ltd', 'zed trading', '--because', 'one owner');
    const joined = await explain('Zed Trading CC');
    expect(spellingsOf(joined)).toEqual(['Mahika Roads (Pty) Ltd', 'zed trading', 'Zed Trading CC']);
    expect(joined.id).toBe((await explain('Mahika Roads (Pty) Ltd')).id);
  });

  it('merge two companies; the ids of both lead to the result, also after a rebuild, until they are undone', async () => {
    await awarded('Mahika Technologies', 'Zed Civils CC');
    const [first, second] = [await explain('Mahika Technologies'), await explain('Zed Civils')];
    const decision = await run('merge', 'Mahika Technologies', 'zed civils', '--because', 'renamed in 2024');
    const merged = await explain(second.id);
    expect(merged).toMatchObject({
      id: first.id,
      aliases: [second.id],
      spellings: [{}, { path: [{ reason: 'operator', confidence: 1 }] }],
      decisions: [{ id: decision, verdict: 'same', because: 'renamed in 2024' }],
    });

    await test.rows(derivations.map(({ name }) => `delete from derived.${name};`).join(' '));
    await markEverythingStale(test.pool());
    await deriveAll(test.pool());
    expect(await explain(second.id)).toEqual(merged);

    await run('undo', decision);
    expect(await explain(second.id)).toMatchObject({ id: second.id, aliases: [] });
    const { document } = await tendersJson(['companies', 'decisions'], settings());
    expect(document.decisions).toMatchObject([{ id: decision, undoneAt: expect.any(String) }]);
    expect(await failure('undo', decision)).toMatch(/was undone before/);
  });

  it('split spellings from a company, which keeps its id', async () => {
    await awarded('Mahika Roads', 'Mahika Roads CC', 'MAHIKA ROADS');
    const before = await explain('Mahika Roads');
    expect(before.spellings).toHaveLength(3);
    await run('split', before.id, 'Mahika Roads CC', '--because', 'another owner');
    expect(spellingsOf(await explain(before.id))).toEqual(['Mahika Roads', 'MAHIKA ROADS']);
    const parted = await explain('Mahika Roads CC');
    expect(parted.id).not.toBe(before.id);
    expect(parted.apart).toMatchObject([{ because: 'operator' }, { because: 'operator' }]);
  });

  it('are refused with the argument and the rule', async () => {
    await awarded('Mahika Roads', 'Mahika Roads CC', 'Zed Civils', 'Zed Civils JV Kaya Paving');
    const why = ['--because', 'a reason'];
    expect(await refusal('merge', 'Mahika Roads', 'Zed Civils')).toMatch(/needs --because/);
    expect(await failure('merge', 'Mahika Roads', 'MAHIKA ROADS CC', ...why)).toMatch(/one company already/);
    expect(await failure('merge', 'Zed Civils', 'Zed Civils JV Kaya Paving', ...why)).toMatch(
      /joint venture/,
    );
    expect(await failure('split', 'Zed Civils', 'Zed Civils', ...why)).toMatch(/leave at least one/);
    expect(await failure('split', 'Mahika Roads', 'Zed Civils', ...why)).toMatch(
      /<spelling>: Zed Civils is not a spelling/,
    );
    await run('split', 'Mahika Roads', 'Mahika Roads CC', ...why);
    const [one, other] = [await explain('Mahika Roads'), await explain('Mahika Roads CC')];
    expect(await failure('merge', one.id, other.id, ...why)).toMatch(
      /kept apart by decision .* undo \S+` first/,
    );
    expect(await failure('undo', randomUUID())).toMatch(/there is no decision/);
  });

  it('make their spellings stale in the same transaction, and wake derive', async () => {
    await awarded('Mahika Technologies', 'Zed Civils CC');
    await tenders(
      ['companies', 'merge', 'Mahika Technologies', 'Zed Civils', '--because', 'one'],
      settings(),
    );
    const rows = await test.rows(
      `select distinct derivation from derived.stale where key in (select unnest(one_side || other_side) from ops.company_decision)`,
    );
    expect(rows).toEqual([{ derivation: 'company_spelling' }]);
    expect((await test.queues.counts()).derive['waiting']).toBeGreaterThan(0);
  });
});
