-- The first companies of a ranking by value and by number of awards. Every row has an award; by its condition the second index is
-- one that the Prisma schema, which cannot say in what order nulls come, leaves to this file.
create index if not exists company_total_by_value on derived.company_total (ranking_id, value desc, awards desc, company_id)
  where value is not null;
create index if not exists company_total_by_awards on derived.company_total (ranking_id, awards desc, value desc nulls last, company_id)
  where awards > 0;
