import { findCategory } from '#shared/codelists/categories.ts';
import { organId, organSlug } from '#shared/codelists/organ-names.ts';
import { findProvince } from '#shared/codelists/provinces.ts';
import type { Executor } from '#shared/database/connection.ts';
import { type LinkKind, ownLink, pageOf } from '#shared/domain/content/links.ts';
import { companyKey } from '#shared/text/names.ts';

/** The target of a link: the record's own name, and the address of its page. */
export type Target = { name: string; page: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @returns names of records in addresses, by the names that links give; none for those that there are not */
type Find = (database: Executor, names: readonly string[]) => Promise<Map<string, string>>;

const byStatement =
  (statement: string, keyOf: (name: string) => string): Find =>
  async (database, names) => {
    const { rows } = await database.query<{ name: string; found: string }>(statement, [
      names,
      names.map(keyOf),
      names.map((name) => (UUID.test(name) ? organId(name.toLowerCase()) : null)),
    ]);
    return new Map(rows.map(({ name, found }) => [name, found]));
  };

const byRule =
  (find: (name: string) => string | undefined): Find =>
  async (_, names) =>
    new Map(
      names.flatMap((name) => [find(name)].flatMap((found) => (found ? [[name, found] as const] : []))),
    );

const GIVEN = 'from unnest($1::text[], $2::text[], $3::uuid[]) as given (name, key, id)';
/** By the name that a link gives, the key that columns have of it, and the id where it is one. Companies are found as the API finds them: by id, or by the key of a name, the one with the most awards first. */
const company = byStatement(
  `select given.name, found.id::text as found ${GIVEN} cross join lateral (
     select id from read.company where id = given.id or alias_ids @> array[given.id::text] or name_keys @> array[given.key]
     order by total_awards desc, id limit 1) found`,
  (name) => companyKey(name.replaceAll('-', ' ')),
);
const buyer = byStatement(
  `select given.name, organization.slug as found ${GIVEN} join read.organization on organization.slug = given.key or organization.id = given.id`,
  organSlug,
);

const finders: Readonly<Record<LinkKind, Find>> = {
  tender: byStatement(
    `select given.name, found.tender_id as found ${GIVEN} cross join lateral (
       select tender_id from read.tender where tender_id = given.key or slug = given.key or ocid = given.key
       order by tender_id limit 1) found`,
    (name) => name,
  ),
  company,
  buyer,
  organization: buyer,
  province: byRule((name) => findProvince(name)?.slug),
  category: byRule((name) => findCategory(name)?.slug),
  article: byStatement(
    `select given.name, article.slug as found ${GIVEN} join core.article on article.slug = given.key`,
    (name) => name,
  ),
};

/**
 * @param links such as `tender:165050`
 * @param site address of the web site that shows the texts; null gives paths from its root
 * @param articles slugs of articles that are imported together with the links
 * @returns what the links lead to; none for those that lead to nothing
 */
export async function findTargets(
  database: Executor,
  links: Iterable<string>,
  site: string | null,
  articles: ReadonlySet<string>,
): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  const asked = [...new Set(links)].flatMap((link) =>
    [ownLink(link)].flatMap((own) => (own ? [{ link, ...own }] : [])),
  );
  for (const kind of new Set(asked.map((one) => one.kind))) {
    const ofKind = asked.filter((one) => one.kind === kind);
    const found = await finders[kind](database, [...new Set(ofKind.map(({ name }) => name))]);
    for (const { link, name } of ofKind) {
      const known = found.get(name) ?? (kind === 'article' && articles.has(name) ? name : undefined);
      if (known !== undefined) targets.set(link, { name: known, page: pageOf(site, kind, known) });
    }
  }
  return targets;
}
