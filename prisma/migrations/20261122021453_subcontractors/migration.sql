
-- prisma/sql/core/subcontractors_of.sql
-- The subcontractors of an award as records show them; null where it has none.
create or replace function core.subcontractors_of(award core.award) returns json
language sql stable parallel safe
return (
  select json_agg(json_build_object('name', name, 'percentage', percentage, 'beeLevel', bee_level,
      'blackYouth', black_youth, 'blackWomen', black_women, 'blackDisabled', black_disabled,
      'blackMilitary', black_military, 'blackRural', black_rural) order by position, id)
  from core.award_subcontractor subcontractor
  where subcontractor.tender_id = award.tender_id and subcontractor.award_id = award.id);
