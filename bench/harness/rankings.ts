import { companyRanking, rankingScope } from '#shared/resources/suppliers/company-ranking.ts';
import { type Database, withClient } from './database.ts';

const PLACES = 100;

/** Fills the read table of rankings with the one of a province, as it is published. */
export async function seedRanking({ url }: Pick<Database, 'url'>, province: string): Promise<void> {
  const { rank: _, ...example } = (companyRanking.fields.byValue.example as Record<string, unknown>[])[0]!;
  const byValue = Array.from({ length: PLACES }, (_, nth) => ({ rank: nth + 1, ...example }));
  await withClient(url, async (owner) => {
    await owner.query(
      `insert into read.company_ranking (id, change_seq, first_seq, published_at, body, detail, scope, computed_at)
       values (gen_random_uuid(), 1, 1, now(), '{}', $1, $2, now())`,
      [JSON.stringify({ byValue }), rankingScope({ province, category: null, year: null })],
    );
    await owner.query(`insert into read.version (resource, change_seq) values ('company_ranking', 1)`);
  });
}
