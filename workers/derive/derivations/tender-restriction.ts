import type { Client } from '#shared/database/connection.ts';
import { isHeld, type Verdict } from '#shared/domain/screening/standing.ts';
import { timingOf } from '#shared/domain/screening/timing.ts';
import { awards } from '#shared/tables/awards.ts';
import type { RowOf } from '#shared/tables/definition.ts';
import { type RestrictedAward, screeningMatches, tenderRestrictions } from '#shared/tables/screening.ts';
import { restrictedSuppliers } from '#shared/tables/supplier-lists.ts';
import { supplierMentions } from '#shared/tables/suppliers.ts';
import { southAfricanDay } from '#shared/time.ts';
import { type Computed, changeOf, type Derivation } from '#workers/derive/derivation.ts';
import { periodColumns, periodOf, type StatedPeriod } from '#workers/derive/screening/period.ts';
import { surest } from '#workers/derive/screening/surest.ts';

/** The awards of a tender to restricted suppliers, and whether the restriction was in force on the day of each. */
export const tenderRestriction: Derivation = {
  name: 'tender_restriction',
  table: tenderRestrictions,
  does: 'compares the days of awards with the periods of restrictions that their suppliers match',
  staleBy: [
    changeOf(
      supplierMentions,
      ['tender_id', 'award_id', 'spelling_id'],
      'select tender_id as key from changed where award_id is not null',
    ),
    changeOf(
      awards,
      ['tender_id', 'status', 'awarded_at', 'first_captured_at'],
      'select tender_id as key from changed',
    ),
    changeOf(
      screeningMatches,
      ['subject_id', 'entry_id', 'score', 'verdict'],
      `select tender_id as key from core.supplier_mention
        where award_id is not null and spelling_id = any(array(select subject_id from changed))`,
    ),
    changeOf(
      restrictedSuppliers,
      ['period_from', 'period_to', 'listed', 'steps'],
      `select tender_id as key from core.supplier_mention where award_id is not null and spelling_id = any(array(
        select subject_id from derived.screening_match where entry_id = any(array(select id from changed))))`,
    ),
  ],
  everyKey: `select tender_id from core.supplier_mention where award_id is not null and spelling_id in (
      select subject_id from derived.screening_match)
    union select id from derived.tender_restriction`,
  compute: computeTenders,
  emits: 'tender',
  issues: `select 'award-to-restricted-supplier' as kind, id::text as subject,
      jsonb_build_object('awards', awards) as detail
    from derived.tender_restriction where id = any($1::uuid[]) and restricted_award_ids <> '{}' order by id`,
  pace: 'prompt',
};

type Found = StatedPeriod & {
  tender: string;
  award: string;
  made: boolean;
  awardedAt: string | null;
  seenAt: string;
  match: string;
  entry: string;
  score: number;
  verdict: Verdict;
};

async function computeTenders(client: Client, keys: readonly string[]): Promise<Computed> {
  const { rows } = await client.query<Found>({
    name: 'derive-restricted-awards',
    text: `select award.tender_id as tender, award.id as award, award.status = 'awarded' as made,
        award.awarded_at as "awardedAt", award.first_captured_at as "seenAt",
        match.id as match, match.entry_id as entry, match.score, match.verdict, ${periodColumns('entry')}
      from core.supplier_mention mention join core.award on award.id = mention.award_id and award.tender_id = mention.tender_id
      join derived.screening_match match on match.subject_id = mention.spelling_id
      join core.restricted_supplier entry on entry.id = match.entry_id
      where mention.tender_id = any($1::uuid[])`,
    values: [keys],
  });
  const byTender = Map.groupBy(rows, ({ tender }) => tender);
  return { keys, rows: [...byTender].map(([id, found]) => rowOf(id, found)) };
}

function rowOf(id: string, found: readonly Found[]): RowOf<typeof tenderRestrictions> {
  const byAward = Object.values(Object.groupBy(found, ({ award, entry }) => `${award} ${entry}`));
  const chosen = byAward.map((several) => surest(several!)).toSorted((a, b) => order(a, b));
  const listed = chosen.map((one) => ({ ...one, timing: timing(one) }));
  const restricted = listed.filter((one) => one.made && one.timing === 'during' && isHeld(one));
  return {
    id,
    awards: listed.map(
      ({ award, entry, match, timing: when, score, verdict }): RestrictedAward => ({
        ...{ award, entry, match, timing: when, score, verdict },
      }),
    ),
    restricted_award_ids: [...new Set(restricted.map(({ award }) => award))],
  };
}

const order = (one: Found, other: Found): number =>
  one.award < other.award || (one.award === other.award && one.entry < other.entry) ? -1 : 1;

const timing = (found: Found) =>
  timingOf(
    {
      stated: found.awardedAt === null ? null : southAfricanDay(new Date(found.awardedAt)),
      seen: southAfricanDay(new Date(found.seenAt)),
    },
    periodOf(found),
  );
