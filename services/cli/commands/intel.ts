import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { plural } from '#shared/text/plural.ts';
import {
  type Actions,
  type Command,
  type CommandOutcome,
  type Context,
  flag,
  runAction,
  textOption,
  valued,
} from '../command.ts';
import {
  addIntelSource,
  findIntelSource,
  type IntelSourceRow,
  listIntelSources,
  setIntelState,
} from '../intel/sources.ts';
import { minute, short, table } from '../table.ts';

/** Maximum characters of an error or address in the table; `--json` prints all of it. */
const MAX_TEXT = 60;
/** How long `check` waits for an answer: a publisher is given two minutes, and there may be a request before it. */
const CHECK_MS = 180_000;
const LOOK_MS = 250;

const actions: Actions = {
  list: async (context, words) => {
    if (words.length > 0) throw new UsageError(`intel list takes no arguments, not ${words.join(' ')}`);
    const { pool } = await context.connect();
    const sources = await listIntelSources(pool);
    return { code: 0, json: { sources }, text: sourceTable(sources) };
  },
  add: async (context, [name, url, ...rest]) => {
    if (name === undefined || url === undefined || rest.length > 0)
      throw new UsageError('intel add takes a name and an address: <name> <url>');
    const { pool, intelAllowedHosts } = await context.connect();
    const source = {
      name,
      url,
      format: textOption(context, 'format') ?? 'feed',
      selector: textOption(context, 'selector') ?? null,
      pattern: textOption(context, 'pattern') ?? null,
      sourceType: textOption(context, 'type') ?? 'media',
      licence:
        textOption(context, 'licence') ?? 'No licence is stated; headlines and short quotations with a link.',
      fullText: context.options['full-text'] === true,
      everyMinutes: textOption(context, 'every') ?? '60',
    };
    const id = await addIntelSource(pool, source, intelAllowedHosts);
    return changed(context, id, 'entered; it is read within a minute');
  },
  pause: async (context, words) => {
    const source = await one(context, 'pause', words);
    const { pool } = await context.connect();
    await setIntelState(pool, source.id, 'paused', textOption(context, 'because') ?? 'by an operator');
    return changed(context, source.id, 'paused; its items stay');
  },
  resume: async (context, words) => {
    const source = await one(context, 'resume', words);
    const { pool } = await context.connect();
    await setIntelState(pool, source.id, 'active', null);
    return changed(context, source.id, 'resumed; it is read within a minute');
  },
  remove: async (context, words) => {
    const source = await one(context, 'remove', words);
    const { pool } = await context.connect();
    await setIntelState(pool, source.id, 'removed', null);
    return changed(context, source.id, 'removed; its items are withdrawn within a minute');
  },
  check: async (context, words) => {
    const source = await one(context, 'check', words);
    const { pool } = await context.connect();
    const queues = await (await context.connect()).queues();
    await queues.send('intel', { sourceId: source.id, cause: `check-${randomUUID()}` });
    const end = performance.now() + CHECK_MS;
    while (performance.now() < end) {
      await wait(LOOK_MS);
      const now = await findIntelSource(pool, source.id);
      if (now.lastPolledAt !== source.lastPolledAt) return checked(now);
    }
    throw new EnvironmentError(
      `${source.slug} was not asked within ${CHECK_MS / 1_000} s; \`tenders status\` shows whether a worker runs the stage intel`,
    );
  },
};

export const command: Command = {
  usage: [
    'intel list [--json]',
    'intel add <name> <url> [--format feed|sitemap|listing] [--selector <css>] [--pattern <text>] [--type <type>] [--licence <text>] [--full-text] [--every <minutes>] [--json]',
    'intel pause <source> [--because <text>] [--json]',
    'intel resume|check|remove <source> [--json]',
  ],
  options: {
    format: valued('<format>', 'feed (RSS, Atom, RDF, JSON Feed; the default), sitemap or listing'),
    selector: valued('<css>', 'for a listing: CSS selector of the elements that are items'),
    pattern: valued('<text>', 'pattern of addresses that are items, with * for any characters'),
    type: valued('<type>', 'government, oversight, gazette, regulator or media (default)'),
    licence: valued('<text>', 'terms under which the publisher permits the use of its texts'),
    'full-text': flag('read the linked pages of items, for the rules only; they are never served'),
    every: valued('<minutes>', 'minutes between two requests (60)'),
    because: valued('<text>', 'reason for the pause'),
  },
  run: runAction('intel', actions),
};

async function one(
  context: Context,
  action: string,
  [word, ...rest]: readonly string[],
): Promise<IntelSourceRow> {
  if (word === undefined || rest.length > 0)
    throw new UsageError(`intel ${action} takes one <source>: its name in \`tenders intel list\`, or its id`);
  return findIntelSource((await context.connect()).pool, word);
}

/** Has the stage publish the changed source. Without queues the stage finds the change within a minute. */
async function changed(context: Context, sourceId: string, what: string): Promise<CommandOutcome> {
  const queues = await (await context.connect()).queues();
  await queues.send('intel', { sourceId, cause: `changed-${randomUUID()}` });
  return { code: 0, json: { source: sourceId }, text: `source ${sourceId} ${what}` };
}

function checked(source: IntelSourceRow): CommandOutcome {
  const { slug, failureCount, lastError, items } = source;
  const failed = failureCount > 0;
  return {
    code: failed ? 1 : 0,
    json: { source },
    text: failed ? `${slug} failed: ${lastError}` : `${slug} answers; it has ${plural(items, 'item')}`,
  };
}

const sourceTable = (sources: readonly IntelSourceRow[]): string =>
  table(
    ['source', 'state', 'format', 'items', 'polled', 'answered', 'failures', 'last error', 'address'],
    sources.map((one) => [
      ...[one.slug, one.state, one.format, one.items, minute(one.lastPolledAt), minute(one.lastSuccessAt)],
      ...[one.failureCount, short(one.pauseReason ?? one.lastError, MAX_TEXT), short(one.url, MAX_TEXT)],
    ]),
    'none yet; a worker of the stage intel enters those that ship with the service',
  );
