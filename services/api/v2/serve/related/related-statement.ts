import { type Statement, statement } from '#services/api/v2/serve/sql/statement.ts';
import { quoted } from '#shared/domain/search/combining.ts';
import type { TellingWord } from '#shared/domain/search/telling-words.ts';
import type { Condition } from '#shared/reading/condition.ts';
import { collect, conditionsSql } from '#shared/reading/where.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';

/** A related tender: its text, id and change number, its score, what it has in common, and the number of all. */
export type RelatedRow = [
  body: string,
  id: string,
  changeSeq: string,
  score: number,
  words: boolean[],
  same: {
    readvertises: boolean;
    readvertised: boolean;
    category: boolean;
    buyer: boolean;
    province: boolean;
    value: boolean;
  },
  total: number,
];

/** Points of what two tenders have in common; all words together have 60. */
const POINTS = { words: 60, category: 15, buyer: 10, province: 8, value: 7, again: 1_000 };
/** Records with fewer points are not related: they share only buyer and province. */
const LEAST = 20;
/** Maximum number of candidates that are read for each reason. */
const READ = { words: 600, newest: 100 };
/** Maximum number of records with the words by which candidates are found: the index reads all of them. */
const MOST_WITH_WORDS = 4_000;
/** Number of newest tenders of a province that are searched for the category. */
const NEWEST = 300;
const KEPT = 100;

/**
 * @param conditions of the list, such as a state
 * @param words distinctive words of the tender
 * @param after score and id of the last record of the previous page
 */
export function relatedStatement(
  resource: Resource,
  id: string,
  words: readonly TellingWord[],
  conditions: readonly Condition[],
  page: { limit: number; skip: number; after: { score: number; id: string } | null },
  source: 'body' | 'detail',
): Statement {
  const values = collect();
  const table = `read.${resource.name}`;
  const subject = values.bind(id, 'uuid');
  const where = ['t.id <> subject.id', ...conditionsSql(resource, conditions, values, null)].join(' and ');
  const texts = words.map(({ stem }) => `( ${quoted(stem)} | ${quoted(`@${stem}`)} )`);
  const shared = texts.map((text) => `search @@ ${values.bind(text, 'tsquery')}`);
  const asked = withRareWord(words, texts);
  const byWords =
    asked === ''
      ? []
      : [`(select ctid from ${table} where search @@ ${values.bind(asked, 'tsquery')} limit ${READ.words})`];
  const newest = `order by publication_date_time desc, id desc limit ${READ.newest}`;
  // The physical places of rows do not change while a statement runs, and reading them again needs no index.
  const candidates = [
    ...byWords,
    `(select ctid from ${table} where tender_id = (select parent_tender_id from subject))`,
    `(select ctid from ${table} where organization_slug = (select organization_slug from subject) ${newest})`,
    // A category in a province may have tens of thousands of tenders, and an index that has them all gives no order.
    `(select ctid from (select ctid, category_slugs from ${table} where province_slug = (select province_slug from subject)
      order by publication_date_time desc, id desc limit ${NEWEST}) newest
      where category_slugs && (select category_slugs from subject))`,
  ];
  const points = words.map(
    ({ weight }, place) =>
      `case when words[${place + 1}] then ${(POINTS.words * weight).toFixed(3)} else 0 end`,
  );
  const { score, id: last } = page.after ?? { score: 0, id };
  const later =
    page.after === null
      ? ''
      : `where score < ${values.bind(String(score), 'integer')} or (score = ${values.bind(String(score), 'integer')} and id > ${values.bind(last, 'uuid')})`;
  return statement(
    `with subject as materialized (select * from ${table} where id = ${subject}),
      candidate as materialized (select distinct ctid as place from (${candidates.join(' union all ')}) found),
      compared as materialized (
        select t.id, array[${shared.map((one) => one.replace('search', 't.search')).join(', ')}]::boolean[] as words,
          coalesce(t.tender_id = subject.parent_tender_id, false) as readvertises,
          coalesce(t.parent_tender_id = subject.tender_id, false) as readvertised,
          coalesce(t.category_slugs && subject.category_slugs, false) as category,
          coalesce(t.organization_slug = subject.organization_slug, false) as buyer,
          coalesce(t.province_slug = subject.province_slug, false) as province,
          coalesce(t.estimated_value between subject.estimated_value / 2 and subject.estimated_value * 2, false) as value
        from subject, candidate join ${table} t on t.ctid = place where ${where}),
      scored as materialized (
        select *, (${['0', ...points].join(' + ')} + case when readvertises then ${POINTS.again} else 0 end + case when category then ${POINTS.category} else 0 end
          + case when buyer then ${POINTS.buyer} else 0 end + case when province then ${POINTS.province} else 0 end
          + case when value then ${POINTS.value} else 0 end)::integer as score from compared),
      kept as materialized (select * from scored where score >= ${LEAST} order by score desc, id limit ${KEPT})
    select t.${source}, page.id::text, t.change_seq::text, page.score, page.words,
      json_build_object('readvertises', readvertises, 'readvertised', readvertised, 'category', category, 'buyer', buyer,
        'province', province, 'value', value), (select count(*)::int from kept)
    from (select * from kept ${later} order by score desc, id limit ${page.limit + 1} offset ${page.skip}) page
    join ${table} t on t.id = page.id order by page.score desc, page.id`,
    values,
    false,
  );
}

/**
 * The index reads the records with the words without which nothing can match. Two words are required, at least one of
 * them rare, so that few records are read.
 * @param texts search text of each word
 * @returns a tsquery; empty for fewer than two words
 */
function withRareWord(words: readonly TellingWord[], texts: readonly string[]): string {
  let read = 0;
  const rare = words.slice(0, -1).filter(({ count }, place) => {
    read += count;
    return place === 0 || read <= MOST_WITH_WORDS;
  });
  return rare
    .map((_, place) => `( ${texts[place]} & ( ${texts.slice(place + 1).join(' | ')} ) )`)
    .join(' | ');
}
