import { describe, expect, test } from 'vitest';
import { restrictedSuppliers } from '#services/sample-publisher/generate/restricted.ts';
import type { Publisher } from '#services/sample-publisher/http/server.ts';
import { command, json, publisher, type Release } from './publisher.ts';

const DAY = 86_400_000;
type Snapshot = Map<string, Release>;

const snapshot = ({ catalogue }: Publisher): Snapshot =>
  new Map(
    [...catalogue.ocids()].map((ocid) => [
      ocid,
      JSON.parse(catalogue.release(ocid, 'http://publisher')!) as Release,
    ]),
  );

/** The earlier and the later content of each release that is in both. */
const pairs = (before: Snapshot, after: Snapshot): [Release, Release][] =>
  [...before].map(([ocid, release]) => [release, after.get(ocid)!]);

describe('as the clock goes on, releases change in place', () => {
  test('under the same id and date, and none disappears', async () => {
    const running = await publisher({ releases: 1_500 });
    const before = snapshot(running);
    running.clock.advance(30 * DAY);
    const after = snapshot(running);
    expect(after.size).toBeGreaterThan(before.size);
    for (const [old, now] of pairs(before, after))
      expect([now.id, now.date, now.buyer]).toEqual([old.id, old.date, old.buyer]);
    expect(
      pairs(before, after).filter(([old, now]) => JSON.stringify(old) !== JSON.stringify(now)).length,
    ).toBeGreaterThan(50);
  });

  test('in every way of the real ones', async () => {
    const running = await publisher({ releases: 1_500 });
    const before = snapshot(running);
    running.clock.advance(40 * DAY);
    const changed = pairs(before, snapshot(running));
    const extended = changed.filter(
      ([old, now]) => now.tender.tenderPeriod.endDate > old.tender.tenderPeriod.endDate,
    );
    expect(extended.length).toBeGreaterThan(5);
    for (const [old, now] of extended) {
      expect(
        now.tender.documents[0]!.dateModified! >
          (old.tender.documents[0]!.dateModified ?? old.tender.documents[0]!.datePublished),
      ).toBe(true);
    }
    expect(
      changed.filter(([old, now]) => now.tender.documents.length > old.tender.documents.length).length,
    ).toBeGreaterThan(3);
    expect(
      changed.filter(([old, now]) => now.tender.description !== old.tender.description).length,
    ).toBeGreaterThan(0);
    expect(
      changed.filter(([old, now]) => now.tender.status === 'cancelled' && old.tender.status === 'active')
        .length,
    ).toBeGreaterThan(3);
    expect(changed.filter(([old, now]) => now.awards.length > old.awards.length).length).toBeGreaterThan(10);
    expect(changed.filter(([old, now]) => now.awards.length < old.awards.length)).toEqual([]);
  });

  test('to the same content as if the clock had moved in one step', async () => {
    const [steps, leap] = [await publisher({ releases: 300 }), await publisher({ releases: 300 })];
    for (let day = 0; day < 20; day += 1) steps.clock.advance(DAY);
    leap.clock.advance(20 * DAY);
    expect(snapshot(steps)).toEqual(snapshot(leap));
  });

  test('on command over HTTP', async () => {
    const { url } = await publisher();
    expect(await (await command(url, 'advance?days=2&hours=3&minutes=5')).json()).toEqual({
      now: '2026-09-18T18:05:00+02:00',
    });
    expect(await json(`${url}/__control/clock`)).toEqual({ now: '2026-09-18T18:05:00+02:00' });
    const { ocids } = (await (await command(url, 'publish?count=2')).json()) as { ocids: string[] };
    expect(ocids).toHaveLength(2);
    const refusals = await Promise.all([
      command(url, 'advance?days=-1'),
      command(url, 'nothing'),
      fetch(`${url}/__control/advance?days=1`),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([400, 404, 405]);
  });
});

describe('awards', () => {
  test('come 20 to 200 days after closing, on about a fifth of tenders, in the real shape', async () => {
    const running = await publisher({ releases: 2_000 });
    const count = [...running.catalogue.ocids()].length;
    running.clock.advance(300 * DAY);
    const closed = [...snapshot(running).values()].slice(100, count);
    const awarded = closed.filter(({ awards }) => awards.length > 0);
    expect(awarded.length / closed.length).toBeGreaterThan(0.14);
    expect(awarded.length / closed.length).toBeLessThan(0.26);
    for (const { awards, parties, tender } of awarded) {
      expect(awards.map(({ id }) => id)).toEqual(parties.map(({ id }) => id));
      for (const [index, award] of awards.entries()) {
        expect(Object.keys(award)).toEqual(
          award.value
            ? ['id', 'title', 'status', 'description', 'value', 'suppliers']
            : ['id', 'title', 'status', 'description', 'suppliers'],
        );
        expect([
          award.status,
          award.suppliers.length,
          award.suppliers[0]!.name,
          parties[index]!.name,
        ]).toEqual(['active', 1, award.title, award.title]);
        expect(award.id).toMatch(/^\d+$/);
        expect(award.suppliers[0]!.id).not.toBe(award.id);
        expect(parties[index]!.roles).toEqual(['supplier']);
        expect(parties[index]!.contactPoint).toMatchObject({
          name: tender.contactPerson!.name,
          telephone: tender.contactPerson!.telephoneNumber,
          email: tender.contactPerson!.email,
        });
      }
    }
    const ids = awarded.flatMap(({ awards }) => awards.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('never come before the twentieth day after closing', async () => {
    const running = await publisher({ releases: 400 });
    for (let week = 0; week < 14; week += 1) {
      running.clock.advance(7 * DAY);
      const now = new Date(running.clock.now()).toISOString();
      for (const { awards, tender } of snapshot(running).values()) {
        const { endDate } = tender.tenderPeriod;
        if (awards.length > 0 && !endDate.startsWith('0001'))
          expect(Date.parse(now) - Date.parse(endDate)).toBeGreaterThan(19 * DAY);
      }
    }
  });

  test('name suppliers in all real spellings, some suppliers again and again', async () => {
    const running = await publisher({ releases: 6_000 });
    running.clock.advance(300 * DAY);
    const all = [...snapshot(running).values()];
    const names = all.flatMap(({ awards }) => awards.map(({ title }) => title));
    for (const spelling of [
      / and MAAA\d{7}$/,
      / (t\/a|T\/A|trading as) /,
      / JV$/,
      /Joint Venture$/,
      /\(Pty\) Ltd$/,
      /\(PTY\) LTD$/,
      /\bCC$/,
      /^[^a-z]+$/,
      /^non-award$/i,
      /^None$/,
      /^$/,
      /^A$/,
    ]) {
      expect(names.filter((name) => spelling.test(name)).length, String(spelling)).toBeGreaterThan(0);
    }
    expect(new Set(names).size).toBeLessThan(names.length * 0.9);
    expect(all.some(({ awards }) => new Set(awards.map(({ title }) => title)).size < awards.length)).toBe(
      true,
    );
    const restricted = new Set(restrictedSuppliers(1).map(({ name }) => name.toLowerCase()));
    expect(names.some((name) => restricted.has(name.toLowerCase()))).toBe(true);
    const amounts = all.flatMap(({ awards }) => awards.map(({ value }) => value?.amount ?? null));
    for (const odd of [null, 0]) expect(amounts).toContain(odd);
    expect(amounts.some((amount) => amount !== null && amount > 0 && amount < 100)).toBe(true);
    const share = (test: (amount: number | null) => boolean) => amounts.filter(test).length / amounts.length;
    const none = share((amount) => (amount ?? 0) === 0);
    expect(Math.abs(none - 1 / 3)).toBeLessThan(0.06);
    // The others are amounts in rand, except a few that are far too small or too large.
    const plausible = share((amount) => amount !== null && amount >= 150 && amount < 1e11);
    expect(plausible).toBeGreaterThan(0.95 - none);
    expect(plausible).toBeLessThan(1 - none);
  });
});
