import { awards } from '#shared/tables/awards.ts';
import { awardCompanies } from '#shared/tables/companies.ts';
import { WINNERS, winnerLists } from '#shared/tables/markets.ts';
import { companyRestrictions, screeningMatches } from '#shared/tables/screening.ts';
import { tenders } from '#shared/tables/tenders.ts';
import { changeOf, type Derivation, statementOf } from '#workers/derive/derivation.ts';

const THE_LIST = `select '${WINNERS}'::uuid as key where exists (select from changed)`;

/** The latest winners. There is one list; an index gives its awards, however many there are. */
export const winnerList: Derivation = {
  name: 'winner_list',
  table: winnerLists,
  does: 'lists the latest awards whose supplier and amount are known',
  staleBy: [
    changeOf(
      awards,
      [
        'tender_id',
        'status',
        'amount',
        'currency',
        'validation_errors',
        'supplier_name',
        'awarded_at',
        'first_captured_at',
      ],
      THE_LIST,
    ),
    changeOf(
      tenders,
      ['title', 'department', 'organization_name', 'province', 'category'],
      // Regardless of the awards' status: a condition on it would make PostgreSQL read the index of all awards made.
      `select '${WINNERS}'::uuid as key where exists (
        select from core.award where tender_id = any(array(select id from changed)))`,
    ),
    changeOf(awardCompanies, ['company_id'], THE_LIST),
    changeOf(companyRestrictions, ['restricted', 'entries'], THE_LIST),
    changeOf(screeningMatches, ['subject_id', 'score', 'verdict'], THE_LIST),
  ],
  everyKey: `select '${WINNERS}'::uuid`,
  compute: statementOf('winner_list'),
  emits: 'winner_list',
  pace: 'aggregate',
};
