import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aliasesOf } from '#shared/domain/suppliers/anchors.ts';
import { type CompanyDecision, companiesOf } from '#shared/domain/suppliers/companies.ts';
import { displayNameOf } from '#shared/domain/suppliers/display-name.ts';
import { pathOf } from '#shared/domain/suppliers/explain.ts';
import { findLinks } from '#shared/domain/suppliers/find-links.ts';
import { readSupplier } from '#shared/domain/suppliers/mention.ts';
import { partsOf, type SeenSpelling, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import { property, propertyOf } from '#test/support/property.ts';
import { seenSpellings } from './support.ts';

/** The spellings of texts, first seen in their order. */
const seen = (...texts: string[]): SeenSpelling[] =>
  texts.flatMap((text, place) =>
    readSupplier(text)
      .slice(0, 1)
      .map((mention) => ({ ...spellingOf(partsOf(mention)), firstSeen: `day ${place}`, mentions: 1 })),
  );

const cluster = (all: readonly SeenSpelling[], decisions: readonly CompanyDecision[] = []) =>
  companiesOf(all, findLinks(all), decisions);

/** The places of the spellings of each company. */
const groupsOf = (all: readonly SeenSpelling[], decisions: readonly CompanyDecision[] = []): string[] => {
  const places = new Map(all.map(({ id }, place) => [id, place]));
  const { companies } = cluster(all, decisions);
  return companies
    .map(({ members }) =>
      members
        .map(({ spelling }) => places.get(spelling))
        .sort()
        .join(' '),
    )
    .sort();
};

const decide = (
  verdict: CompanyDecision['verdict'],
  one: SeenSpelling,
  other: SeenSpelling,
  decidedAt = '1',
): CompanyDecision => ({
  ...{ id: `${verdict} ${one.id} ${other.id}`, verdict, one: one.id, other: other.id, decidedAt },
});

describe('companies', () => {
  it.each([
    [
      ['Mahika Trading', 'MAHIKA TRADING (PTY) LTD', 'Zamani CC'],
      ['0 1', '2'],
    ],
    [['Mahika 2015/123456/07', 'Mahika Trading 2015/123456/07', 'Mahika Trading'], ['0 1 2']],
    [
      ['Mahika 2015/123456/07', 'Mahika 2016/123456/07', 'Mahika'],
      ['0', '1', '2'],
    ],
    [
      ['Mahika CC', 'Mahika (Pty) Ltd', 'Mahika'],
      ['0', '1', '2'],
    ],
    [
      ['Mahika MAAA1234567', 'Mahika MAAA7654321', 'Mahika', 'mahika.'],
      ['0', '1', '2 3'],
    ],
    [['Mahika MAAA1234567 2015/123456/07', 'Mahika MAAA7654321 2015/123456/07'], ['0 1']],
    [
      ['Mahika MAAA1234567 2015/123456/07', 'Mahika MAAA1234567 2016/123456/07', 'Bee MAAA1234567'],
      ['0', '1', '2'],
    ],
  ])('of %j are %j', (texts, groups) => {
    expect(groupsOf(seen(...texts))).toEqual(groups);
  });

  it('say why links were refused', () => {
    const because = (...texts: string[]) => [
      ...new Set(cluster(seen(...texts)).refused.map((refusal) => refusal.because)),
    ];
    expect(because('Mahika 2015/123456/07', 'Mahika 2016/123456/07', 'Mahika')).toEqual(['ambiguous']);
    expect(because('Mahika 2015/123456/07', 'Mahika', 'Mahikas 2016/123456/07')).toEqual([
      'registration-numbers',
    ]);
  });

  it('are named after the most frequent spelling with its form', () => {
    const [plain, capitals, full] = seen('Mahika', 'MAHIKA (PTY) LTD', 'Mahika (Pty) Ltd') as [
      SeenSpelling,
      SeenSpelling,
      SeenSpelling,
    ];
    const [company] = cluster([{ ...plain, mentions: 90 }, { ...capitals, mentions: 5 }, full]).companies;
    expect(displayNameOf(company?.spellings ?? [])).toBe('Mahika (Pty) Ltd');
  });

  it('keep the ids of both when they become one', () => {
    const [one, other, both] = seen('Mahika', 'Mahika Roads MAAA1234567', 'Mahika MAAA1234567') as [
      SeenSpelling,
      SeenSpelling,
      SeenSpelling,
    ];
    const before = cluster([one, other]).companies.map(({ id }) => id);
    const { companies } = cluster([one, other, both]);
    expect(companies).toHaveLength(1);
    expect(companies[0]?.id).toBe(cluster([one]).companies[0]?.id);
    expect(aliasesOf(companies[0]!.spellings).map(({ id }) => id)).toEqual(expect.arrayContaining(before));
  });

  it('explain every spelling', () => {
    const all = seen('Mahika', 'MAHIKA PTY LTD', 'Mahika Pty Ltd MAAA1234567');
    const [company] = cluster(all).companies;
    expect(pathOf(company?.members ?? [], all[2]!.id)).toMatchObject([
      { spelling: all[2]!.id, to: all[1]!.id, reason: 'name', confidence: 0.97 },
      { spelling: all[1]!.id, to: all[0]!.id, reason: 'name', confidence: 0.95 },
    ]);
    expect(pathOf(company?.members ?? [], all[0]!.id)).toEqual([]);
  });
});

describe('an operator', () => {
  const [plain, cc, other] = seen('Mahika Trading', 'Mahika Trading CC', 'Zamani') as [
    SeenSpelling,
    SeenSpelling,
    SeenSpelling,
  ];

  it('joins and parts', () => {
    expect(groupsOf([plain, cc, other], [decide('same', plain, other)])).toEqual(['0 1 2']);
    expect(groupsOf([plain, cc, other], [decide('different', plain, cc)])).toEqual(['0', '1', '2']);
  });

  it('is believed as decided last', () => {
    const decisions = [decide('different', plain, cc, '1'), decide('same', cc, plain, '2')];
    expect(groupsOf([plain, cc], decisions)).toEqual(['0 1']);
  });

  it('parts even spellings with one number, which then have different ids', () => {
    const [one, two] = seen('Mahika 2015/123456/07', 'Zamani 2015/123456/07') as [SeenSpelling, SeenSpelling];
    const { companies } = cluster([one, two], [decide('different', one, two)]);
    expect(new Set(companies.map(({ id }) => id)).size).toBe(2);
  });

  it('learns which decisions are about spellings that are gone', () => {
    expect(cluster([plain], [decide('same', plain, other)]).unused).toHaveLength(1);
  });
});

describe('any spellings', () => {
  const withDecisions = seenSpellings.chain((all) =>
    fc.tuple(
      fc.constant(all),
      all.length < 2
        ? fc.constant([])
        : fc.array(
            fc
              .tuple(
                fc.constantFrom('same' as const, 'different' as const),
                fc.nat(all.length - 1),
                fc.nat(all.length - 1),
                fc.nat(3),
              )
              .map(([verdict, one, other, at]) => decide(verdict, all[one]!, all[other]!, String(at))),
            { maxLength: 3 },
          ),
    ),
  );

  it('become the same companies in any order', () =>
    propertyOf({ numRuns: 300 }, withDecisions, fc.infiniteStream(fc.nat()), ([all, decisions], chance) => {
      const shuffled = <T>(list: readonly T[]): T[] => {
        const keyed = list.map((item) => ({ item, key: chance.next().value as number }));
        return keyed.sort((x, y) => x.key - y.key).map(({ item }) => item);
      };
      const links = findLinks(all);
      const turned = links.map(({ one, other, ...link }) => ({ ...link, one: other, other: one }));
      expect(companiesOf(shuffled(all), shuffled(turned), shuffled(decisions)).companies).toEqual(
        companiesOf(all, links, decisions).companies,
      );
    }));

  it('are in one company each, whose parts satisfy every decision and number', () =>
    property(withDecisions, ([all, decisions]) => {
      const { companies } = cluster(all, decisions);
      expect(companies.flatMap(({ members }) => members.map(({ spelling }) => spelling)).sort()).toEqual(
        all.map(({ id }) => id).sort(),
      );
      expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length);
      if (decisions.every(({ verdict }) => verdict === 'different'))
        for (const { spellings } of companies)
          expect(
            new Set(spellings.flatMap(({ registration }) => registration ?? [])).size,
          ).toBeLessThanOrEqual(1);
    }));

  it('are found through the links of their company', () =>
    property(withDecisions, ([all, decisions]) => {
      for (const { members } of cluster(all, decisions).companies)
        for (const { spelling } of members.slice(1))
          expect(pathOf(members, spelling).at(-1)?.to).toBe(members[0]?.spelling);
    }));

  it('give the same companies when computed in the parts that links connect', () =>
    property(seenSpellings, (all) => {
      const links = findLinks(all);
      const parts = new Map(all.map(({ id }) => [id, id]));
      const rootOf = (id: string): string => (parts.get(id) === id ? id : rootOf(parts.get(id) ?? id));
      for (const { one, other } of links) parts.set(rootOf(one), rootOf(other));
      const apart = [...Map.groupBy(all, ({ id }) => rootOf(id)).values()].flatMap(
        (part) => companiesOf(part, links).companies,
      );
      const { companies } = companiesOf(all, links);
      expect(apart.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(companies);
    }));

  it('keep the ids of their companies when a later spelling comes, unless companies become one or a name fits two', () =>
    propertyOf({ numRuns: 300 }, seenSpellings, (all) => {
      const [last, ...earlier] = all.toReversed();
      if (last === undefined) return;
      const [before, after] = [
        cluster(earlier).companies,
        cluster([...earlier, { ...last, firstSeen: '2027' }]).companies,
      ];
      for (const company of before) {
        const holders = after.filter(({ members }) =>
          members.some(({ spelling }) => company.members.some((own) => own.spelling === spelling)),
        );
        const joined = before.filter(({ members }) =>
          members.some(({ spelling }) =>
            holders.some((holder) => holder.members.some((own) => own.spelling === spelling)),
          ),
        );
        if (holders.length === 1 && joined.length === 1) expect(holders[0]?.id).toBe(company.id);
        expect(after.flatMap(({ spellings }) => aliasesOf(spellings).map(({ id }) => id))).toContain(
          company.id,
        );
      }
    }));
});
