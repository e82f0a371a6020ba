import type { Entity, EntityCandidate, EntityDescription, Service } from '#services/api/reconcile/service.ts';
import type { Services } from '#services/api/v2/serve/handler.ts';
import { identifierTerms } from '#services/api/v2/serve/identifiers.ts';
import { standardSort } from '#services/api/v2/serve/plan.ts';
import { searchPage } from '#services/api/v2/serve/search/search.ts';
import { firstRecords, lookUp } from '#services/api/v2/serve/sql/statement.ts';
import { decide } from '#shared/domain/screening/decision.ts';
import { readName, type Screened, type Variant } from '#shared/domain/screening/name.ts';
import { foldedCompanyWords } from '#shared/domain/screening/name-words.ts';
import { NO_COUNTS, type WordCounts } from '#shared/domain/screening/word-weight.ts';
import { quoted } from '#shared/domain/search/combining.ts';
import { searchCode } from '#shared/domain/search/words.ts';
import { readLegalForm } from '#shared/domain/suppliers/legal-form.ts';
import type { Condition } from '#shared/reading/condition.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { canonicalRegistration, registrationBeginning } from '#shared/text/registration.ts';

/** How records of a read table are reconciled. */
export type StoredService = Pick<
  Service,
  'name' | 'title' | 'records' | 'resource' | 'schemaSpace' | 'types'
> & {
  /** @returns the conditions for records that are named exactly so, or have such a number */
  exact: (asked: EntityDescription) => Condition[];
  /** Columns by which a record is named in addresses, the id first. */
  ids: readonly string[];
  entityOf: (record: Readonly<Record<string, unknown>>) => Entity;
  /** @returns the words of a name that are compared, where not all are; without it the whole name */
  compared?: (name: string) => string;
  /** @returns how often words occur in names of the service; without it only assumed frequencies count */
  counts?: () => Promise<WordCounts>;
  /** @returns the names and numbers of a record; of several numbers the one that is asked for, where it has that */
  screenedOf: (record: Readonly<Record<string, unknown>>, asked: EntityDescription) => Screened;
};

/** Records with a smaller score are no candidates. */
const LEAST_SCORE = 0.4;
/** Records that are compared for one way to find them. */
const COMPARED = 25;
/** Names of one query that are searched for: the name, a trading name, members of a joint venture. */
const MAX_NAMES = 3;
const MAX_WORDS = 24;
/** Sorts behind every letter. */
const LAST = '\uffff';

/** A service over a searchable read table: found by name, number and words, judged by the rules of screening. */
export function storedService(given: StoredService, services: Services): Service {
  const { resource, entityOf, compared = (name) => name, counts = async () => NO_COUNTS } = given;
  const { pool } = services;

  const page = async (condition: Condition): Promise<string[]> =>
    (await firstRecords(pool, resource, [condition], COMPARED, 'detail')).map(([text]) => text);

  const search = async (words: string): Promise<string[]> => {
    if (words === '') return [];
    const searching = { ...services, resource, index: services.words(resource), source: 'detail' as const };
    const { rows } = await searchPage(searching, {
      ...{ conditions: [{ match: 'search', value: words }], query: words, correct: true, scope: '' },
      ...{ sort: standardSort(resource), limit: COMPARED, after: null, page: null },
    });
    return rows.map(([text]) => text);
  };

  /** The index has the numbers of a record as codes. Read first and then sorted, because few records match. */
  const numbered = async (beginning: string | null, count: number): Promise<string[]> => {
    if (beginning === null) return [];
    const { rows } = await pool.query<[text: string]>({
      text: `with found as materialized (select id, name from read.${resource.name} where search @@ $1::tsquery)
        select detail from read.${resource.name} join (select * from found order by name, id limit $2) first using (id)
        order by first.name, id`,
      values: [`${quoted(`=${searchCode(beginning)}`)}:*`, count],
      rowMode: 'array',
    });
    // Other codes may begin with the same digits; nothing is found out about those that are no such number.
    return rows.flatMap(([text]) => (numbersOf(text).some((one) => one.startsWith(beginning)) ? [text] : []));
  };

  const record = async (id: string): Promise<Entity | null> => {
    const terms = identifierTerms(resource, id, { columns: given.ids });
    const row = await lookUp<[text: string]>(pool, resource, terms, ['detail']);
    return row === undefined ? null : entityOf(JSON.parse(row[0]));
  };

  return {
    ...given,
    record,
    candidates: async (asked) => {
      const known = await counts();
      const query = readName(screenedAs({ ...asked, name: compared(asked.name) }), 'company', known);
      const [named, ...found] = await Promise.all([
        record(asked.name),
        ...given.exact(asked).map(page),
        ...query.variants.slice(0, MAX_NAMES).map((variant) => search(searchText(variant))),
      ]);
      const byId = new Map<string, EntityCandidate>();
      for (const text of new Set(found.flat())) {
        const content = JSON.parse(text) as Record<string, unknown>;
        const entity = entityOf(content);
        const name = readName(given.screenedOf(content, asked), 'company', known);
        const decision = decide(query, name, false, LEAST_SCORE);
        if (decision === null) continue;
        const decided = decision.method.endsWith('-number');
        byId.set(entity.id, { entity, decided, score: decision.score, features: decision.features });
      }
      if (named !== null) byId.set(named.id, { entity: named, decided: true, score: 1, features: [] });
      return [...byId.values()];
    },
    suggest: async (prefix, count) => {
      const from = prefix.toLowerCase();
      const [named, ofNumber, { rows }, found] = await Promise.all([
        record(prefix),
        numbered(registrationBeginning(prefix), count),
        pool.query<[text: string]>({
          text: `select detail from read.${resource.name} where name >= $1 and name < $2 order by name, id limit $3`,
          values: [from, `${from}${LAST}`, count],
          rowMode: 'array',
        }),
        search(foldedCompanyWords(prefix).slice(0, MAX_WORDS).join(' ')),
      ]);
      const texts = [...ofNumber, ...rows.map(([text]) => text), ...found];
      const entities = [
        ...(named === null ? [] : [named]),
        ...texts.map((text) => entityOf(JSON.parse(text))),
      ];
      return [...new Map(entities.map((entity) => [entity.id, entity])).values()].slice(0, count);
    },
  };
}

/** @returns the condition for records whose column has a text, in the spelling of the column; none for a text that it cannot have */
export function spelledAs(
  { spellings = {} }: Resource,
  match: 'any' | 'equals',
  column: string,
  text: string | null,
): Condition[] {
  const value = text === null || text === '' ? null : (spellings[column]?.(text) ?? null);
  return value === null || value === '' ? [] : [{ match, column, value }];
}

/** @returns the registration numbers of a record */
function numbersOf(text: string): string[] {
  const { registrationNumber, registrationNumbers = [] } = JSON.parse(text) as {
    registrationNumber: string | null;
    registrationNumbers?: readonly string[];
  };
  return [registrationNumber, ...registrationNumbers].flatMap(
    (one) => canonicalRegistration(one ?? '') ?? [],
  );
}

/** A text that is nothing but a registration number is one. */
export const screenedAs = ({ name, registration, csd }: EntityDescription): Screened =>
  canonicalRegistration(name) === null
    ? { name, kind: null, registration, csd }
    : { name: '', kind: null, registration: registration ?? name, csd };

/** Legal forms are left out: others may have another one, or none. */
function searchText({ text }: Variant): string {
  const folded = foldedCompanyWords(text);
  const { words } = readLegalForm(folded);
  return (words.length > 0 ? words : folded).slice(0, MAX_WORDS).join(' ');
}
