import { describe, expect, it } from 'vitest';
import { hashOf } from '#shared/domain/captures/ocds-package.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';
import { portalRelease } from './releases.ts';

const ocid = 'ocds-9t57fa-7';

function resolved(tender: object, rest: object = {}): Compiled {
  const release = portalRelease(7, { ...tender }, { ...rest });
  const hash = hashOf(release).toString('hex');
  const capture = {
    source: 'ocds',
    responseId: '1',
    position: 0,
    capturedAt: '2026-08-15T06:00:00.000000Z',
    hash,
    release,
  };
  const compiled = compile(ocid, [capture]);
  if (compiled === null) throw new Error('nothing was compiled');
  return compiled;
}
const buyer = (name: string) => ({ buyer: { id: '1', name } });
const origin = ({ records }: Compiled, field: string) => records.provenance.fields[field];

describe('a place', () => {
  it('is the one that the publisher states, unless the delivery contradicts it', () => {
    const compiled = resolved({
      province: 'Gauteng',
      deliveryLocation: '1 Church Street - Pretoria - Pretoria - 0002',
    });
    expect(compiled.records.tender).toMatchObject({
      province: 'Gauteng',
      province_source: 'publisher',
      municipality_code: 'TSH',
      postal_code: '0002',
    });
    expect(compiled.issues).toEqual([]);
  });

  it('is found by its buyer, and the record says so', () => {
    const compiled = resolved({ province: '', deliveryLocation: '' }, buyer('Limpopo - Education'));
    expect(compiled.records.tender).toMatchObject({ province: 'Limpopo', province_source: 'buyer' });
    expect(origin(compiled, 'province')?.slice(0, 3)).toEqual(['ocds', 'buyer/name', 'buyer']);
  });

  it('is found by its delivery, and the record says so', () => {
    const compiled = resolved(
      { province: '', deliveryLocation: 'Marine Drive - Margate - Margate - 4275' },
      buyer('ESKOM'),
    );
    expect(compiled.records.tender).toMatchObject({
      province: 'KwaZulu-Natal',
      province_source: 'delivery',
      municipality: 'Ray Nkonyeni Local Municipality',
      municipality_source: 'delivery',
      locality: 'Margate',
    });
    expect(origin(compiled, 'province')?.slice(0, 3)).toEqual([
      'ocds',
      'tender/deliveryLocation',
      'delivery',
    ]);
  });

  it('stays as stated if the delivery is elsewhere, with less confidence and an issue', () => {
    const compiled = resolved(
      { province: 'Gauteng', deliveryLocation: 'Marine Drive - Margate - 4275' },
      buyer('ESKOM'),
    );
    expect(compiled.records.tender).toMatchObject({ province: 'Gauteng', province_source: 'publisher' });
    expect(compiled.records.tender.province_confidence).toBeLessThan(0.9);
    expect(compiled.issues).toContainEqual(
      expect.objectContaining({ kind: 'place-conflict', source: 'ocds', path: 'tender/deliveryLocation' }),
    );
  });

  it('has the municipality that buys as its municipality', () => {
    const { tender } = resolved({}, buyer('City of Tshwane')).records;
    expect(tender).toMatchObject({
      municipality: 'City of Tshwane Metropolitan Municipality',
      municipality_code: 'TSH',
      municipality_source: 'buyer',
    });
  });
});

describe('a category', () => {
  it('is the publisher’s if it states one', () => {
    expect(resolved({}).records.tender).toMatchObject({
      category: 'Civil engineering',
      category_method: 'publisher',
      category_confidence: 1,
    });
  });

  it('is classified by the words of the record if none is stated', () => {
    const compiled = resolved({
      category: '',
      description: 'Provision of physical security guarding services',
    });
    const { category, category_method: method, category_confidence: confidence } = compiled.records.tender;
    expect(category).not.toBeNull();
    expect(method).not.toBe('publisher');
    expect(confidence).toBeGreaterThan(0);
    expect(compiled.records.categories).toHaveLength(1);
    expect(origin(compiled, 'category')?.[1]).toBe('tender/description');
  });

  it('is none if there are no words', () => {
    expect(resolved({ category: '', description: '', title: 'RFQ 1' }).records.tender.category).toBeNull();
  });
});
