import { findProvince } from '#shared/codelists/provinces.ts';
import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { OrganizationRow } from '#shared/domain/tenders/records.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { organizationKey } from '#shared/text/names.ts';
import { slugify } from '#shared/text/slug.ts';
import { describeOrgan } from './organ.ts';

/** The organ of state that buys, and what its name says about it. */
export type Buyer = {
  organization: OrganizationRow;
  department: string | null;
  municipality: string | null;
  /** Province that its name begins with. */
  province: string | null;
};

/** Reads the buyer, else the procuring entity; null where neither has a name. */
export function readBuyer(reading: Reading, release: Json, tender: Json): Buyer | null {
  const buyer = reading.object(release['buyer'], 'buyer');
  const entity = reading.object(tender['procuringEntity'], 'tender/procuringEntity');
  const name =
    reading.line(buyer['name'], 'buyer/name') ?? reading.line(entity['name'], 'tender/procuringEntity/name');
  if (name === null) return null;
  const id = reading.line(buyer['id'], 'buyer/id') ?? reading.line(entity['id'], 'tender/procuringEntity/id');
  return describeBuyer(name, id);
}

const seen = new Map<string, Buyer>();
const MOST_SEEN = 5_000;

/**
 * @param name as the publisher writes it
 * @param sourceId the publisher's id of the organ, where it has one
 */
export function describeBuyer(name: string, sourceId: string | null): Buyer {
  const memory = `${sourceId ?? ''}\u001f${name}`;
  const known = seen.get(memory);
  if (known) return known;
  const key = organizationKey(name) || name;
  const province = provincePrefix(name);
  const organ = describeOrgan(name);
  const buyer: Buyer = {
    organization: {
      id: organizationIdentity(key),
      name,
      slug: slugify(name) || slugify(key) || 'organisation',
      source_id: sourceId,
      organization_type: organ.type,
      sphere: organ.sphere,
      province: organ.provinceName,
      municipality_code: organ.municipality?.code ?? null,
    },
    municipality: organ.type === 'municipality' ? name : null,
    department: organ.type === 'government_department' ? name : null,
    province,
  };
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(memory, buyer);
  return buyer;
}

/** `Limpopo - Education`, `Kwazulu Natal - Health`; also with an en dash or without blanks. */
function provincePrefix(name: string): string | null {
  const prefix = /^(.{3,20}?)\s*[-–]\s+\S/.exec(name)?.[1];
  const province = prefix === undefined ? null : findProvince(prefix);
  return province?.isProvince ? province.name : null;
}
