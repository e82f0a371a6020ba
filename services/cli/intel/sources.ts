import { type IntelSourceEntry, intelFormats, intelSourceTypes } from '#shared/codelists/intel-sources.ts';
import type { Pool } from '#shared/database/connection.ts';
import { RequestError, UsageError } from '#shared/errors.ts';
import { leadsInside } from '#shared/http/public-address.ts';
import { intelSourceIdentity } from '#shared/text/identity.ts';
import { nearest } from '#shared/text/nearest.ts';
import { slugify } from '#shared/text/slug.ts';

/** A source of news as commands show it. */
export type IntelSourceRow = IntelSourceEntry & {
  id: string;
  origin: 'shipped' | 'sample' | 'operator';
  state: 'active' | 'paused';
  pauseReason: string | null;
  lastPolledAt: string | null;
  lastSuccessAt: string | null;
  nextPollAt: string;
  failureCount: number;
  lastError: string | null;
  items: number;
};

/** What an operator says about a new source. */
export type NewIntelSource = Omit<IntelSourceEntry, 'slug' | 'note' | Unchecked> & Record<Unchecked, string>;
type Unchecked = 'format' | 'sourceType' | 'everyMinutes';

const MAX_NAME = 200;
const MAX_URL = 2_048;
const MAX_MINUTES = 10_080;

const at = (column: string, name: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;

const SELECT = `select id, slug, name, url, format, selector, pattern, source_type as "sourceType", licence,
    full_text as "fullText", every_minutes as "everyMinutes", origin, state, pause_reason as "pauseReason", note,
    ${at('last_polled_at', 'lastPolledAt')}, ${at('last_success_at', 'lastSuccessAt')}, ${at('next_poll_at', 'nextPollAt')},
    failure_count as "failureCount", last_error as "lastError",
    (select count(*) from core.intel_item where source_id = intel_source.id)::int as items
  from ops.intel_source`;

/** @returns the sources that were not removed, by slug */
export async function listIntelSources(pool: Pool): Promise<IntelSourceRow[]> {
  const { rows } = await pool.query<IntelSourceRow>(`${SELECT} where state <> 'removed' order by slug`);
  return rows;
}

/**
 * @param word slug or id
 * @throws RequestError where there is none
 */
export async function findIntelSource(pool: Pool, word: string): Promise<IntelSourceRow> {
  const { rows } = await pool.query<IntelSourceRow>(
    `${SELECT} where state <> 'removed' and (slug = $1 or id::text = lower($1))`,
    [word],
  );
  const [found] = rows;
  if (found !== undefined) return found;
  const slugs = (await listIntelSources(pool)).map(({ slug }) => slug);
  const meant = nearest(word, slugs);
  throw new RequestError(
    'NOT_FOUND',
    `<source>: there is no source ${word}${meant === null ? '' : `; did you mean ${meant}?`}; \`tenders intel list\` shows all`,
  );
}

/**
 * Enters a source, or changes one of the same name that an operator has entered or removed.
 * @param allowed hosts, with port, that may be in our network
 * @returns its id
 * @throws UsageError that names the option and the rule that it breaks; RequestError where a source of ours has the name
 */
export async function addIntelSource(
  pool: Pool,
  given: NewIntelSource,
  allowed: readonly string[],
): Promise<string> {
  const slug = slugify(given.name);
  if (slug === '' || given.name.length > MAX_NAME)
    throw new UsageError(`<name>: must have letters, and at most ${MAX_NAME} characters`);
  const url = address(given.url, allowed);
  if (!(intelFormats as readonly string[]).includes(given.format))
    throw new UsageError(`--format: must be one of ${intelFormats.join(', ')}`);
  if (given.format === 'listing' && given.selector === null)
    throw new UsageError('--selector: a listing needs the CSS selector of the elements that are items');
  if (!(intelSourceTypes as readonly string[]).includes(given.sourceType))
    throw new UsageError(`--type: must be one of ${intelSourceTypes.join(', ')}`);
  if (
    !/^\d{1,5}$/.test(given.everyMinutes) ||
    Number(given.everyMinutes) < 5 ||
    Number(given.everyMinutes) > MAX_MINUTES
  )
    throw new UsageError(`--every: must be a whole number of minutes from 5 to ${MAX_MINUTES}`);
  const { rows } = await pool.query<{ id: string }>(
    `insert into ops.intel_source as source (id, slug, name, url, format, selector, pattern, source_type, licence, full_text, every_minutes, origin)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'operator')
     on conflict (slug) do update set name = excluded.name, url = excluded.url, format = excluded.format, selector = excluded.selector,
       pattern = excluded.pattern, source_type = excluded.source_type, licence = excluded.licence, full_text = excluded.full_text,
       every_minutes = excluded.every_minutes, state = 'active', pause_reason = null, failure_count = 0, etag = null, last_modified = null,
       next_poll_at = now(), origin = 'operator'
     where source.origin = 'operator' or source.state = 'removed'
     returning id`,
    [
      ...[intelSourceIdentity(slug), slug, given.name, url, given.format, given.selector, given.pattern],
      ...[given.sourceType, given.licence, given.fullText, Number(given.everyMinutes)],
    ],
  );
  const [entered] = rows;
  if (entered === undefined)
    throw new RequestError(
      'CONFLICT',
      `<name>: the source ${slug} ships with the service; choose another name, or remove it first`,
    );
  return entered.id;
}

function address(text: string, allowed: readonly string[]): string {
  const url = text.length <= MAX_URL ? URL.parse(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `<url>: must be an address that begins with http:// or https://, of at most ${MAX_URL} characters`,
    );
  if (url.username !== '' || url.password !== '') throw new UsageError('<url>: must not name a login');
  if (leadsInside(url, allowed))
    throw new UsageError(
      `<url>: ${url.host} is not on the public internet; if it may be read, name it in INTEL_ALLOWED_HOSTS, for the workers and for this command`,
    );
  return url.href;
}

/** Changes whether a source is read. */
export async function setIntelState(
  pool: Pool,
  id: string,
  state: 'active' | 'paused' | 'removed',
  reason: string | null,
): Promise<void> {
  await pool.query(
    `update ops.intel_source set state = $2, pause_reason = $3,
       failure_count = case when $2 = 'active' then 0 else failure_count end,
       next_poll_at = case when $2 = 'active' then now() else next_poll_at end
     where id = $1`,
    [id, state, reason],
  );
}
