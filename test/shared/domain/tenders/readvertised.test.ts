import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readvertisement } from '#shared/domain/tenders/readvertised.ts';
import { anyCharacter, property } from '#test/support/property.ts';

const keysOf = (reference_number: string | null, title: string | null = null) =>
  readvertisement({ reference_number, title });
const referenceKey = (number: string | null) => keysOf(number).reference_key;
const titleKey = (title: string | null, number: string | null = null) => keysOf(number, title).title_key;

describe('the marks of another round', () => {
  it.each([
    'CLEANING SERVICES (re-advert)',
    'RE-ADVERTISEMENT: cleaning services',
    'Cleaning services re advertised',
    'Re_Advert – Cleaning services',
    'RE – ADVERTISEMENT: cleaning services',
    'RE-ADVERISEMENT, cleaning services',
    'RE-ADVEERT – cleaning services',
    'Cleaning services Re Advertisment',
    're adv cleaning services',
    'Re-tender: cleaning services',
    'Cleaning services (Retendered)',
    'READVERTISEMENT OF cleaning services',
    'Re- Issue for the cleaning services',
    'REISSUE OF cleaning services',
    'Tender Re-Issue of cleaning services',
    'RE-INVITATION OF cleaning services',
    'Cleaning services (2nd re-advert)',
  ])('are seen in the title %s and do not count for its key', (title) => {
    const { readvertised, title_key } = keysOf('RFQ 7/2026', title);
    expect(readvertised).toBe(true);
    expect(title_key).toBe(titleKey('Cleaning services'));
  });

  it.each([
    '8/3-37/2024(Re-Advert)',
    'Re-Advert )8/3-37/2024',
    '8/3-37/2024 READVERT',
    'Re-advert for 8/3-37/2024',
    '8/3-37/2024_',
    '8/3-37/2024-RE-ISSUE',
  ])('are seen in the number %s and do not count for its key', (number) => {
    expect(keysOf(number)).toMatchObject({
      readvertised: true,
      reference_key: referenceKey('8/3-37/2024'),
    });
  });

  it('are seen if the next word is glued to them, which goes with them', () => {
    expect(keysOf('BEY 584', 'BEY 584 RE ADVERTISEMENTPortable toilets')).toMatchObject({
      readvertised: true,
      title_key: titleKey('toilets'),
    });
  });

  it('are seen if they are glued to a year', () => {
    expect(keysOf('RFB210/25/26READVERT')).toMatchObject({
      readvertised: true,
      reference_key: referenceKey('RFB 210-25/26'),
    });
  });

  it.each([
    'Placement of adverts: advertising services',
    'SOFTWARE ADVERTISING PLATFORM',
    'RE ADVERTISING SERVICES FOR THE MUSEUM',
    'Bidders are advised that tenders are invited',
    'Goods that were tendered before',
    'Retenderly maintenance',
    'THE REPUBLIC: PRESENT TENDER FOR SECURITY',
    'Fire issues and core bidding',
    'RE: SUPPLY AND DELIVERY OF ELECTRICAL MATERIAL',
    'Adventure park: pre-adventure training',
  ])('are not seen in %s', (title) => {
    expect(keysOf('RFQ 7/2026', title).readvertised).toBe(false);
  });

  it('are not seen in dots after a number, which buyers put there for many reasons', () => {
    expect(keysOf('DSDP 44/25.')).toMatchObject({ readvertised: false, reference_key: 'dsdp4425' });
  });
});

describe('the key of a number', () => {
  it.each([
    ['RFQ 19 OF 2026', 'RFQ19/2026'],
    ['RFQ 19/2026 ', 'rfq-19_2026'],
    ['RFQ No: 10414409', 'RFQ 10414409'],
    ['Bid No: RWCLM-5/003/2025-2026', 'RWCLM 5/003/2025/26'],
    ['FORMAL TENDER: TD 05/02/2026', 'TD 05/02/2026'],
    ['COGHSTA B02/2025-26FY', 'COGHSTA B02/25/26FY'],
    ['GPM 24-2024/25', 'GPM 24-2024/2025'],
    ['26_2025-2026T', '26_2025-26T_'],
    ['1 0 7 9', '1079'],
  ])('is one for %s and %s', (one, other) => {
    expect(referenceKey(one)).not.toBeNull();
    expect(referenceKey(one)).toBe(referenceKey(other));
  });

  it.each([
    ['RFQ 19/2026', 'RFQ 20/2026'],
    ['RFQ 19/2026', 'RFP 19/2026'],
    ['25/2026', '2025/26'],
    ['MMB2526/009 GS', 'MMB2526/011 GS'],
    ['PUDP 795', 'PUDP 795A'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(referenceKey(one)).not.toBe(referenceKey(other));
  });

  it('is null if there is hardly a number', () => {
    expect([null, '', '7', 'n/a', '(Re-advert)'].map(referenceKey)).toEqual([null, null, null, null, null]);
  });
});

describe('the key of a title', () => {
  it('is the same with the number before it, whatever separates the number', () => {
    const key = titleKey('Deep cleaning of offices');
    expect(titleKey('NWDF05-2025: Deep cleaning of offices', 'NWDF05/2025')).toBe(key);
    expect(titleKey('NWDF 05 OF 2025 - DEEP CLEANING OF OFFICES', 'NWDF05/2025')).toBe(key);
    expect(titleKey('NWDF06-2025: Deep cleaning of offices', 'NWDF05/2025')).not.toBe(key);
  });

  it('is the same with other blanks, case, accents and punctuation', () => {
    expect(titleKey(' SPORTS-FIELD:  “Café” & bar ')).toBe(titleKey('Sports field: café and bar'));
  });

  it('does not confuse the lots of a series', () => {
    const lots = ['Cleaning at Mopani', 'Cleaning at Vhembe', 'Cleaning at Mopani: lot 2'];
    expect(new Set(lots.map((lot) => titleKey(lot))).size).toBe(3);
  });

  it('is null if there is no title', () => {
    expect([null, '', '…', '(re-advert)'].map((title) => titleKey(title))).toEqual([null, null, null, null]);
  });
});

describe('both keys', () => {
  const word = fc.constantFrom(
    'cleaning',
    'roads',
    'of',
    'café',
    'the',
    'security',
    'tender',
    'n°',
    'ß',
    '日本',
  );
  const title = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
  const number = fc
    .tuple(
      fc.constantFrom('RFQ', 'SCM', 'B', '8/3', 'Bid No'),
      fc.nat(9_999),
      fc.integer({ min: 2019, max: 2031 }),
    )
    .map(([series, place, year]) => `${series} ${place}/${year}`);
  const mark = fc.constantFrom(
    ' (RE-ADVERT)',
    ' - Re-advertisement',
    ' re_advert',
    ' (re-tender)',
    ' REISSUE',
  );
  const separator = fc.constantFrom('/', '-', ' / ', '_', ' ');

  it('do not change with blanks, case and separators', () =>
    property(number, title, separator, (reference, name, mark_) => {
      const plain = keysOf(reference, name);
      const other = keysOf(
        ` ${reference.toLowerCase().replaceAll('/', mark_)} .`,
        ` ${name.toUpperCase().replaceAll(' ', '  ')}.`,
      );
      expect({ ...other, title_key: null }).toEqual({ ...plain, title_key: null });
      expect(other.title_key).toBe(titleKey(name.toUpperCase(), reference));
    }));

  it('do not change with a mark, which is always seen', () =>
    property(number, title, mark, (reference, name, text) => {
      const plain = keysOf(reference, name);
      expect(plain.readvertised).toBe(false);
      expect(keysOf(`${reference}${text}`, name)).toEqual({ ...plain, readvertised: true });
      expect(keysOf(reference, `${name}${text}`)).toEqual({ ...plain, readvertised: true });
    }));

  it('are the same when the number’s key is taken again', () =>
    property(number, mark, (reference, text) => {
      const key = referenceKey(`${reference}${text}`);
      expect(referenceKey(key)).toBe(key);
    }));

  it('come of any text, in the shape of keys', () =>
    property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (reference, name) => {
      const { reference_key, title_key } = keysOf(reference, name);
      expect(reference_key ?? 'abc').toMatch(/^[\p{L}\p{N}]+$/u);
      expect((reference_key ?? 'abc').length).toBeGreaterThanOrEqual(3);
      expect(title_key ?? '0123456789abcdef').toMatch(/^[0-9a-f]{16}$/);
    }));
});
