import {
  boolean,
  coreTable,
  int,
  jsonb,
  numeric,
  oneOf,
  text,
  texts,
  timestamptz,
  uuid,
} from '#shared/tables/definition.ts';

/** The states an award can be in. */
export const awardStatuses = ['awarded', 'pending', 'cancelled', 'unsuccessful'] as const;

/** Columns whose values come from one publication of an award. */
export const statedOfAward = {
  id: uuid('UUIDv5 of ocid and award id.'),
  tender_id: uuid(),
  position: int("Order in the publisher's list, 0-based."),
  award_key: text(
    "What distinguishes the award within its tender: the publisher's id, else a key of its own.",
  ),
  ocds_award_id: text().nullable(),
  etenders_award_id: int().nullable(),
  title: text().nullable(),
  status: oneOf(awardStatuses),
  description: text().nullable(),
  enterprise_type: text().nullable(),
  bee_level: text().nullable(),
  bee_points: numeric().nullable(),
  points: numeric().nullable(),
  awarded_at: timestamptz().nullable(),
  amount: numeric().nullable(),
  currency: text().nullable(),
  supplier_name: text().nullable(),
  supplier_raw_name: text('As published, including numbers appended to the name.').nullable(),
  supplier_id: text().nullable(),
  supplier_party_id: text().nullable(),
  supplier_csd_number: text().nullable(),
  supplier_registration_number: text(
    'Of the company register, as the publisher gives it beside the name, not in it.',
  ).nullable(),
  supplier_members: jsonb<{ name: string | null; csdNumber: string }[]>(
    'Members of a joint venture with the supplier numbers in its name; null for others.',
  ).nullable(),
  validation_errors: texts(),
};

export const awards = coreTable('award', {
  columns: {
    ...statedOfAward,
    sources: texts('Publishers that list the award, in order of precedence.'),
    first_captured_at: timestamptz('Time of the first capture with this award.'),
    changed_at: timestamptz(
      'Time of the latest capture that shows the award, or what it repeats of its tender, otherwise than the one before; null for an award that an earlier release stored.',
    ).nullable(),
  },
  indexes: [['tender_id']],
});

export const subcontractors = coreTable('award_subcontractor', {
  comment: 'A subcontractor of the supplier of an award.',
  columns: {
    id: uuid('UUIDv5 of ocid, award and name.'),
    tender_id: uuid(),
    award_id: uuid(),
    position: int(),
    name: text(),
    percentage: numeric().nullable(),
    bee_level: text().nullable(),
    black_youth: boolean().nullable(),
    black_women: boolean().nullable(),
    black_disabled: boolean().nullable(),
    black_military: boolean().nullable(),
    black_rural: boolean().nullable(),
  },
  indexes: [['tender_id']],
});
