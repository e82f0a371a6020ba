import { organKey, organNamed } from '#shared/codelists/organ-names.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import { memoize } from '#shared/domain/memoize.ts';
import type { Json, Reading } from '#shared/domain/tenders/read/fields/reading.ts';
import type { OrganizationRow } from '#shared/domain/tenders/records.ts';
import { organizationIdentity } from '#shared/text/identity.ts';
import { slugify } from '#shared/text/slug.ts';
import { describeOrgan } from './organ.ts';

/** The organ of state that buys, and what was derived from its name. */
export type Buyer = {
  /** Its name as the publisher writes it; `organization.name` is the same for all names of one organ. */
  name: string;
  organization: OrganizationRow;
  department: string | null;
  /** Its one name where it is known, otherwise as the publisher writes it. */
  municipality: string | null;
  /** The province that its name begins with. */
  province: string | null;
};

/** Reads the buyer, otherwise the procuring entity; null where neither has a name. */
export function readBuyer(reading: Reading, release: Json, tender: Json): Buyer | null {
  const buyer = reading.object(release['buyer'], 'buyer');
  const entity = reading.object(tender['procuringEntity'], 'tender/procuringEntity');
  const name =
    reading.line(buyer['name'], 'buyer/name') ?? reading.line(entity['name'], 'tender/procuringEntity/name');
  if (name === null) return null;
  const id = reading.line(buyer['id'], 'buyer/id') ?? reading.line(entity['id'], 'tender/procuringEntity/id');
  return describeBuyer(name, id);
}

const MAX_BUYERS = 5_000;
const SEPARATOR = '\u001f';

/**
 * @param name as the publisher writes it
 * @param sourceId the publisher's id of the organ, where it has one
 */
export const describeBuyer = (name: string, sourceId: string | null): Buyer =>
  describe([...(sourceId === null ? [] : [sourceId]), name].join(SEPARATOR));

const describe = memoize((idAndName): Buyer => {
  const end = idAndName.indexOf(SEPARATOR);
  const sourceId = end === -1 ? null : idAndName.slice(0, end);
  const name = idAndName.slice(end + 1);
  const key = organKey(name) || name;
  const known = organNamed(name);
  const province = provincePrefix(name);
  const organ = describeOrgan(name);
  return {
    name,
    organization: {
      id: organizationIdentity(key),
      name: known?.name ?? name,
      slug: slugify(known?.listedName ?? name) || slugify(key) || 'organisation',
      source_id: sourceId,
      organization_type: organ.type,
      sphere: organ.sphere,
      province: organ.provinceName,
      municipality_code: organ.municipality?.code ?? null,
    },
    municipality: organ.type === 'municipality' ? (organ.municipality?.fullName ?? name) : null,
    department: organ.type === 'government_department' ? name : null,
    province,
  };
}, MAX_BUYERS);

/** @returns the province before a dash: `Limpopo - Education`, `Kwazulu Natal - Health` */
function provincePrefix(name: string): string | null {
  const prefix = /^(.{3,20}?)\s*[-–]\s+\S/.exec(name)?.[1];
  const province = prefix === undefined ? null : findProvince(prefix);
  return province?.isProvince ? province.name : null;
}
