import type { Client } from '#shared/database/connection.ts';
import { linkBetween } from '#shared/domain/suppliers/link.ts';
import { type SeenSpelling, type SpellingParts, spellingOf } from '#shared/domain/suppliers/spelling.ts';
import type { TakenDecision } from '#workers/derive/suppliers/decisions.ts';

/**
 * A more frequent key says nothing about its spellings, such as a number that a publisher enters everywhere. It is
 * ignored, because each pair of its spellings would have to be compared.
 */
export const MAX_IN_BLOCK = 1_000;
/** The same for a key that is the beginning or end of a name: many names of different companies share one. */
export const MAX_WITH_HALF = 100;

/** @returns an SQL expression for the maximum number of spellings of a key, which is given by another SQL expression */
export const maxInBlock = (block: string): string =>
  `case when ${block} like 's:%*%' then ${MAX_WITH_HALF} else ${MAX_IN_BLOCK} end`;

/**
 * Finds everything that must be computed with given spellings: those that links and decisions connect with them, over
 * any number of steps, and those that were connected when the rows of `derived.company_spelling` were written.
 * @param take removes ids that are computed here from those still to be computed, and returns the removed ones
 * @returns the existing spellings, without too frequent keys, and the ids of all, including those that do not exist
 */
export async function findConnected(
  client: Client,
  keys: readonly string[],
  decisions: readonly TakenDecision[],
  take: (ids: readonly string[]) => Promise<readonly string[]>,
): Promise<{ spellings: SeenSpelling[]; ids: string[] }> {
  const search = new Search(client, decisions);
  for (let found: readonly string[] = keys; found.length > 0; ) {
    if (found !== keys) search.forget(await take(found));
    found = await search.expand(found);
  }
  return search.result();
}

class Search {
  readonly #client: Client;
  readonly #decided: ReadonlyMap<string, readonly string[]>;
  readonly #ids = new Set<string>();
  /** Those of `#ids` that exist, and those that were compared with them. */
  readonly #spellings = new Map<string, SeenSpelling>();
  /** Ids of the spellings of every key that was looked up; null for a too frequent key. */
  readonly #blocks = new Map<string, readonly string[] | null>();

  constructor(client: Client, decisions: readonly TakenDecision[]) {
    this.#client = client;
    this.#decided = sidesOf(decisions);
  }

  /** Makes spellings be read again that may have changed since they were compared with others. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#spellings.delete(id);
  }

  /** Adds spellings. @returns the connected spellings that were not found before */
  async expand(ids: readonly string[]): Promise<string[]> {
    for (const id of ids) this.#ids.add(id);
    await this.#load(ids);
    const added = ids.flatMap((id) => this.#spellings.get(id) ?? []);
    const turned = await this.#lookUp(added.flatMap(({ blocks }) => blocks));
    const neighbours = added.map((spelling) => ({ spelling, others: this.#candidatesOf(spelling) }));
    await this.#load([...new Set(neighbours.flatMap(({ others }) => others))]);
    const linked = neighbours.flatMap(({ spelling, others }) =>
      others.filter((id) => this.#isLinked(spelling, id)),
    );
    const decided = ids.flatMap((id) => this.#decided.get(id) ?? []);
    const before = await this.#connectedBefore(ids);
    return [...new Set([...linked, ...decided, ...before, ...turned])].filter((id) => !this.#ids.has(id));
  }

  result(): { spellings: SeenSpelling[]; ids: string[] } {
    const ids = [...this.#ids];
    const spellings = ids.flatMap((id) => this.#spellings.get(id) ?? []);
    const isUseful = (block: string) => this.#blocks.get(block) !== null;
    return {
      spellings: spellings.map((spelling) => ({ ...spelling, blocks: spelling.blocks.filter(isUseful) })),
      ids,
    };
  }

  /** @returns ids of spellings that share a key with this one and were not found before */
  #candidatesOf({ blocks }: SeenSpelling): string[] {
    const ids = new Set(blocks.flatMap((block) => this.#blocks.get(block) ?? []));
    return [...ids].filter((id) => !this.#ids.has(id));
  }

  #isLinked(spelling: SeenSpelling, id: string): boolean {
    const other = this.#spellings.get(id);
    return other !== undefined && linkBetween(spelling, other) !== null;
  }

  async #load(ids: readonly string[]): Promise<void> {
    const { rows } = await this.#client.query<Stored>({
      name: 'derive-spellings',
      // Lists are read as one text, because reading arrays took a third of this process's time for companies. No key
      // contains a line end.
      text: `select id, kind, name, registration_number as registration, csd_number as csd,
          array_to_string(blocks, E'\\n') as blocks, first_seen_at as "firstSeen", awards + bids as mentions
        from derived.supplier_spelling where id = any($1::uuid[])`,
      values: [ids.filter((id) => !this.#spellings.has(id))],
    });
    for (const { blocks, firstSeen, mentions, ...parts } of rows) {
      const stored = { id: parts.id, blocks: blocks === '' ? [] : blocks.split('\n') };
      this.#spellings.set(parts.id, { ...spellingOf(parts, stored), firstSeen, mentions });
    }
  }

  /** Finds the spellings that have given keys. @returns those that must be computed again, see `#turn` */
  async #lookUp(blocks: readonly string[]): Promise<string[]> {
    const unknown = [...new Set(blocks)].filter((block) => !this.#blocks.has(block));
    const { rows } = await this.#client.query<{ block: string; ids: string | null; passed: boolean }>({
      name: 'derive-blocks',
      text: `select block, case when count <= ${maxInBlock('block')} then ids end as ids, passed.block is not null as passed
        from unnest($1::text[]) as asked (block)
        cross join lateral (select string_agg(id::text, ' ') as ids, count(*)::int as count from (
          select id from derived.supplier_spelling where blocks @> array[block] limit ${maxInBlock('block')} + 1) own) having_it
        left join derived.passed_over_block passed using (block)
        where count > 1 or passed.block is not null`,
      values: [unknown],
    });
    for (const block of unknown) this.#blocks.set(block, []);
    for (const { block, ids } of rows) this.#blocks.set(block, ids?.split(' ') ?? null);
    const turned = rows.filter(({ ids, passed }) => (ids === null) !== passed).map(({ block }) => block);
    return turned.length === 0 ? [] : await this.#turn(turned);
  }

  /**
   * Records that keys are ignored from now on, or no longer: until now, companies were computed differently, and which
   * ones depended on the order in which spellings arrived.
   * @returns the spellings with these keys that have a company
   */
  async #turn(blocks: readonly string[]): Promise<string[]> {
    const isOver = (block: string) => this.#blocks.get(block) === null;
    await this.#client.query('delete from derived.passed_over_block where block = any($1::text[])', [blocks]);
    await this.#client.query('insert into derived.passed_over_block (block) select unnest($1::text[])', [
      blocks.filter(isOver),
    ]);
    const { rows } = await this.#client.query<{ id: string }>({
      name: 'derive-turned',
      text: `select distinct id from unnest($1::text[]) as block
        join derived.supplier_spelling on blocks @> array[block] join derived.company_spelling using (id)`,
      values: [blocks],
    });
    return rows.map(({ id }) => id);
  }

  async #connectedBefore(ids: readonly string[]): Promise<string[]> {
    const { rows } = await this.#client.query<{ id: string }>({
      name: 'derive-connected-before',
      text: `select id from derived.company_spelling where component_id = any(array(
        select component_id from derived.company_spelling where id = any($1::uuid[])))`,
      values: [ids],
    });
    return rows.map(({ id }) => id);
  }
}

type Stored = SpellingParts & { id: string; blocks: string; firstSeen: string; mentions: number };

/** @returns for each spelling the other spellings in decisions about it */
function sidesOf(decisions: readonly TakenDecision[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { oneSide, otherSide } of decisions) {
    const all = [...oneSide, ...otherSide];
    for (const id of all) found.set(id, [...(found.get(id) ?? []), ...all]);
  }
  return found;
}
