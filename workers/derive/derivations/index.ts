import type { Derivation } from '#workers/derive/derivation.ts';
import { categoryCount, provinceCount } from '#workers/derive/derivations/counts.ts';
import { organizationAggregate } from '#workers/derive/derivations/organization-aggregate.ts';
import { organizationAward } from '#workers/derive/derivations/organization-award.ts';
import { organizationContact } from '#workers/derive/derivations/organization-contact.ts';
import { tenderEffect } from '#workers/derive/derivations/tender-effect.ts';
import { tenderRelation } from '#workers/derive/derivations/tender-relation.ts';

/** The registry of derivations, in the order in which they are computed. */
export const derivations: readonly Derivation[] = [
  tenderRelation,
  tenderEffect,
  // Before the aggregate, whose row tells when a day changes both.
  organizationAward,
  organizationAggregate,
  organizationContact,
  provinceCount,
  categoryCount,
];
