-- The amount of an award that sums and means contain, in rand. Null where it is not known, in another currency, or flagged
-- as implausible: one typing error could outweigh all other awards.
create or replace function core.counted_amount(amount numeric, currency text, errors text[]) returns numeric
language sql immutable parallel safe
return case when coalesce(currency, 'ZAR') = 'ZAR'
  and not coalesce(errors, '{}') && '{suspect-amount,award-above-estimate,award-above-plausible}'::text[] then amount end;
