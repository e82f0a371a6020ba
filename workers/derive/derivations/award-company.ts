import { awards } from '#shared/tables/awards.ts';
import { awardCompanies, tenderCompanies } from '#shared/tables/companies.ts';
import { companySpellings, supplierMentions } from '#shared/tables/suppliers.ts';
import { changeOf, type Derivation } from '#workers/derive/derivation.ts';

/** The company of each award, and all members if it is a joint venture. */
export const awardCompany: Derivation = {
  name: 'award_company',
  table: awardCompanies,
  does: 'finds the companies of an award',
  staleBy: [
    changeOf(
      supplierMentions,
      ['tender_id', 'award_id', 'position', 'role', 'spelling_id'],
      'select award_id as key from changed',
    ),
    changeOf(
      companySpellings,
      ['company_id'],
      'select award_id as key from core.supplier_mention where spelling_id = any(array(select id from changed))',
    ),
  ],
  everyKey: `select award_id from core.supplier_mention where award_id is not null
    union select id from derived.award_company`,
  compute: `select mention.award_id as id, (array_agg(mention.tender_id))[1] as tender_id,
      (array_agg(member.company_id order by mention.position) filter (where mention.role <> 'member'))[1] as company_id,
      array_agg(distinct member.company_id::text order by member.company_id::text) as company_ids
    from core.supplier_mention mention join derived.company_spelling member on member.id = mention.spelling_id
    where mention.award_id = any($1::uuid[]) group by mention.award_id`,
  emits: 'award',
  pace: 'prompt',
};

/**
 * The companies of the awards of a tender. They are stored by tender, because contracts are published with their
 * tender.
 */
export const tenderCompany: Derivation = {
  name: 'tender_company',
  table: tenderCompanies,
  does: 'gathers the companies of the awards of a tender',
  staleBy: [
    changeOf(
      awardCompanies,
      ['tender_id', 'company_id', 'company_ids'],
      'select tender_id as key from changed',
    ),
    changeOf(awards, ['tender_id', 'status'], 'select tender_id as key from changed'),
  ],
  everyKey: 'select tender_id from derived.award_company union select id from derived.tender_company',
  // The status is compared after the join: with a condition on awards, each tender would read the index of all awards
  // made.
  compute: `select named.tender_id as id,
      coalesce(array_agg(distinct company order by company) filter (where company is not null and award.status = 'awarded'), '{}')
        as company_ids,
      jsonb_object_agg(named.id, jsonb_build_array(named.company_id, named.company_ids)) as by_award
    from derived.award_company named
    left join core.award on award.id = named.id and award.tender_id = named.tender_id
    left join lateral unnest(named.company_ids) company on true
    where named.tender_id = any($1::uuid[]) group by named.tender_id`,
  emits: 'tender',
  pace: 'prompt',
};
