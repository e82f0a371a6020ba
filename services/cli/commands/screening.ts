import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { plural } from '#shared/text/plural.ts';
import {
  type Actions,
  type Command,
  type CommandOutcome,
  type Context,
  runAction,
  textOption,
  valued,
} from '../command.ts';
import { UUID } from '../companies/find.ts';
import { type Judgement, recordJudgements, UnknownMatches } from '../screening/decisions.ts';
import { type Faults, type FiledJudgement, readJudgements } from '../screening/judgement-file.ts';
import { listMatches, type ReviewedMatch, shownVerdicts } from '../screening/matches.ts';
import { minute, short, table } from '../table.ts';

const LISTED = 100;
const MAX_LISTED = 100_000;
/** Maximum characters of a name or reason in a table; `--json` prints all of it. */
const MAX_NAME = 40;
const MAX_REASON = 120;
/** Faults of a file that the text names; `--json` has all of them. */
const MAX_FAULTS = 20;

const actions: Actions = {
  list: async (context, words) => {
    if (words.length > 0) throw new UsageError(`screening list takes no arguments, not ${words.join(' ')}`);
    const asked = textOption(context, 'verdict') ?? 'open';
    const verdict = shownVerdicts.find((one) => one === asked);
    if (verdict === undefined) throw new UsageError(`--verdict must be one of ${shownVerdicts.join(', ')}`);
    const { pool } = await context.connect();
    const { total, matches } = await listMatches(pool, verdict, limitOf(context));
    const more =
      total > matches.length
        ? `\n${plural(total - matches.length, 'more match', 'more matches')}; --limit shows them`
        : '';
    return { code: 0, json: { total, matches }, text: `${matchTable(matches)}${more}` };
  },
  confirm: (context, words) => judge(context, 'confirmed', words),
  dismiss: (context, words) => judge(context, 'dismissed', words),
  decide: async (context, [path, ...rest]) => {
    if (path === undefined || rest.length > 0)
      throw new UsageError('screening decide takes one CSV file with the columns match, verdict and note');
    const { judgements, faults } = readJudgements(await read(path));
    return faults.length > 0 ? refused(path, faults) : decided(context, path, judgements);
  },
};

export const command: Command = {
  usage: [
    'screening list [--verdict <verdict>] [--limit <number>] [--json]',
    'screening confirm <match>… --note <text> [--json]',
    'screening dismiss <match>… --note <text> [--json]',
    'screening decide <file.csv> [--json]',
  ],
  options: {
    verdict: valued('<verdict>', `which matches: ${shownVerdicts.join(', ')}; open by default`),
    limit: valued('<number>', `how many matches; ${LISTED} by default`),
    note: valued('<text>', 'the reason for the decision'),
  },
  run: runAction('screening', actions),
};

function limitOf(context: Context): number {
  const text = textOption(context, 'limit');
  const limit = text === undefined ? LISTED : Number(text);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED)
    throw new UsageError(`--limit must be a whole number from 1 to ${MAX_LISTED}`);
  return limit;
}

async function judge(
  context: Context,
  verdict: Judgement['verdict'],
  ids: readonly string[],
): Promise<CommandOutcome> {
  const action = verdict === 'confirmed' ? 'confirm' : 'dismiss';
  if (ids.length === 0 || !ids.every((id) => UUID.test(id)))
    throw new UsageError(
      `screening ${action} takes ids of matches, as \`tenders screening list\` shows them`,
    );
  const note = textOption(context, 'note')?.trim();
  if (!note) throw new UsageError(`screening ${action} needs --note <text>: the reason for the decision`);
  const judgements = [...new Set(ids.map((id) => id.toLowerCase()))].map((match) => ({
    match,
    verdict,
    note,
  }));
  try {
    return await recorded(context, judgements);
  } catch (error) {
    if (error instanceof UnknownMatches) throw new UsageError(`${error.message}; nothing was recorded`);
    throw error;
  }
}

async function decided(
  context: Context,
  path: string,
  judgements: readonly FiledJudgement[],
): Promise<CommandOutcome> {
  try {
    return await recorded(context, judgements);
  } catch (error) {
    if (!(error instanceof UnknownMatches)) throw error;
    const unknown = new Set(error.judgements.map(({ match }) => match));
    const faults = judgements
      .filter(({ match }) => unknown.has(match))
      .map(({ line, match }) => ({ line, column: 1, message: `there is no match ${match}` }));
    return refused(path, faults);
  }
}

/** Records judgements, and sends the message that makes derive compute what follows from them. */
async function recorded(context: Context, judgements: readonly Judgement[]): Promise<CommandOutcome> {
  const { pool, queues } = await context.connect();
  // Opened first: without queues a decision would wait for the next message.
  const open = await queues();
  await recordJudgements(pool, judgements);
  await open.send('derive', { cause: `screening-${randomUUID()}` });
  const count = (verdict: Judgement['verdict']) => judgements.filter((one) => one.verdict === verdict).length;
  const [confirmed, dismissed] = [count('confirmed'), count('dismissed')];
  return {
    code: 0,
    json: { status: 'recorded', confirmed, dismissed },
    text: `recorded: ${confirmed} confirmed, ${dismissed} dismissed. The pipeline applies it now; \`tenders screening list --verdict all\` shows the result.`,
  };
}

const refused = (path: string, faults: Faults): CommandOutcome => ({
  code: 1,
  json: { status: 'failed', faults },
  text: [
    ...faults
      .slice(0, MAX_FAULTS)
      .map(({ line, column, message }) => `${path}, line ${line}, column ${column}: ${message}`),
    ...(faults.length > MAX_FAULTS ? [`… and ${plural(faults.length - MAX_FAULTS, 'more fault')}`] : []),
    'nothing was recorded',
  ].join('\n'),
});

async function read(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new EnvironmentError(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

const matchTable = (matches: readonly ReviewedMatch[]): string =>
  table(
    ['match', 'name', 'entry', 'from', 'to', 'score', 'verdict', 'by', 'at', 'note', 'reason'],
    matches.map(({ id, name, entry, score, verdict, decision, outdated, reason }) => [
      id,
      short(name, MAX_NAME),
      short(entry.name, MAX_NAME),
      entry.from,
      entry.to,
      score.toFixed(3),
      outdated === null ? verdict : `${verdict}; was ${outdated.verdict}, the entry has changed`,
      decision?.by,
      decision === null ? null : minute(decision.at),
      short(decision?.note ?? null, MAX_NAME),
      short(reason, MAX_REASON),
    ]),
    'no matches',
  );
