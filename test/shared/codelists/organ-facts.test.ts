import { describe, expect, it } from 'vitest';
import { municipalities } from '#shared/codelists/municipalities.ts';
import { municipalityFacts } from '#shared/codelists/municipality-facts.ts';
import { organFacts } from '#shared/codelists/organ-facts.ts';
import { organKey } from '#shared/codelists/organ-names.ts';
import { organsOfState } from '#shared/codelists/organs-of-state.ts';
import { rowsOf } from '#shared/codelists/table.ts';
import { describeOrgan } from '#shared/domain/buyers/organ.ts';

describe('facts about organs of state', () => {
  it.each(['municipality-facts', 'organ-facts'])('have one row for each organ: %s', (list) => {
    const keys = rowsOf(list).map(([name = '']) => organKey(name));
    expect(keys.length).toBeGreaterThan(200);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it('give every web site as the address of a host in lower case', () => {
    const sites = [
      ...municipalities.map(({ code }) => municipalityFacts(code)?.website),
      ...organsOfState.map(({ name }) => organFacts(name)?.website),
    ].filter((site) => site !== null && site !== undefined);
    for (const site of sites) expect(site).toMatch(/^https:\/\/www\.[a-z0-9.-]+\.[a-z]{2,6}$/);
    expect(new Set(sites).size).toBeGreaterThan(380);
  });

  it('are found by any name of the organ', () => {
    for (const name of ['SITA', 'State Information Technology Agency SOC Ltd'])
      expect(organFacts(name)).toMatchObject({
        website: 'https://www.sita.co.za',
        parent: 'Department of Communications and Digital Technologies',
        seat: 'Pretoria',
      });
    expect(organFacts('Nobody')).toBeNull();
  });

  it('name no department of a municipality or of a municipal entity', () => {
    for (const { name } of organsOfState)
      if (/^munici/.test(describeOrgan(name).type))
        expect([name, organFacts(name)?.parent ?? null]).toEqual([name, null]);
  });
});
