import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { southAfrica } from '#shared/domain/tenders/read/ocds/dialects.ts';
import { readSourceRecord } from '#shared/domain/tenders/read/ocds/source-record.ts';
import { property } from '#test/support/property.ts';
import { portalAward, portalRelease } from './releases.ts';

const awardOf = (given: Record<string, unknown>) =>
  readSourceRecord(
    southAfrica,
    portalRelease(165050, {}, { awards: [portalAward('7', 'Zed Trading CC', 500, given)] }),
    'ocds-9t57fa-165050',
  ).awards[0];

describe('title and description of an award', () => {
  it('never hold the supplier or its enterprise type, however these are written', async () => {
    const spelling = fc.constantFrom(
      'Zed Trading CC',
      'ZED TRADING CC',
      'zed trading cc ',
      'Zed Trading CC and MAAA1234567',
      'Zed  Trading (CC)',
      'See attached list',
      'N/A',
    );
    const type = fc.constantFrom('EME', 'QSE', 'Generic', 'Exempted Micro Enterprise', 'Zed Trading CC', '');
    await property(spelling, type, (title, description) => {
      expect(awardOf({ title, description })).toMatchObject({
        title: null,
        description: null,
        supplier_name: 'Zed Trading CC',
      });
    });
    expect(awardOf({ description: 'QSE' })?.enterprise_type).toBe('QSE');
  });

  it('are kept if they say something', () => {
    const said = {
      title: 'Toners and drums for one year',
      description: 'Supply of 40 toners and drums to the offices in Pretoria',
    };
    expect(awardOf(said)).toMatchObject(said);
  });
});
