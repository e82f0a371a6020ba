import type { Offering } from './offering.ts';

/** Construction works by trade. */
export const works = {
  roads: {
    typical: 14_000_000,
    subjects: [
      'construction of {village} internal streets and stormwater in Ward {ward}',
      'upgrading of gravel road D{number} from {village} to {village} to surfaced standard ({km} km)',
      'regravelling of access road L{number} in {village}',
      'rehabilitation of {village} access road and pedestrian bridge',
      'construction of speed humps and sidewalks in {town} CBD',
      'patching of potholes and resealing of municipal roads in {town}',
      'construction of {village} low-level bridge',
      'betterment and re-gravelling of local road L{number} (km 0+000 to km {km})',
    ],
  },
  buildings: {
    typical: 9_500_000,
    subjects: [
      'construction of {village} community hall',
      'renovations and additions to {school}',
      'storm damage repairs at {school}',
      'construction of a new clinic in {village}',
      'completion of {village} multi-purpose sports facility',
      'upgrading of change rooms and fencing at {village} sports ground',
      'replacement of asbestos roofs at {school}',
      'conversion of offices into an archive facility in {town}',
      'erection of palisade fencing and guard house at {village} depot',
      'construction of {count} low-cost housing units in {village}',
    ],
  },
  sewerage: {
    typical: 12_000_000,
    subjects: [
      'upgrading of {village} waste water treatment works',
      'replacement of outfall sewer in {town}',
      'sanitation programme for schools: {district}: {school}',
      'construction of waterborne sanitation in Ward {ward}, {village}',
      'refurbishment of sewage pump stations in {town}',
      'emptying of VIP toilets in {village} and surrounding areas',
    ],
  },
  water: {
    typical: 11_000_000,
    subjects: [
      'construction of {village} bulk water supply pipeline ({km} km)',
      'drilling, testing and equipping of boreholes in {village}',
      'replacement of asbestos cement water pipes in {town}',
      'construction of a {kl} kl reservoir in {village}',
      'installation of bulk water meters and pressure reducing valves in {town}',
      'refurbishment of {village} water treatment works',
    ],
  },
  electricalWorks: {
    typical: 6_500_000,
    subjects: [
      'electrification of {count} households in {village}',
      'refurbishment of {town} 11 kV substation',
      'installation of high mast lights in Ward {ward}',
      'replacement of medium voltage cables in {town}',
      'design, supply and installation of solar PV system at {town} offices',
      'upgrading of street lights to LED in {town}',
      'installation of standby generators at {school}',
    ],
  },
} as const satisfies Record<string, Offering>;
