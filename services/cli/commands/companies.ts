import { randomUUID } from 'node:crypto';
import { UsageError } from '#shared/errors.ts';
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
import { type CompanyDecision, listDecisions, merge, split, undo } from '../companies/decisions.ts';
import { type CompanyExplanation, explainCompany } from '../companies/explain.ts';
import { findCompany, spelled, UUID } from '../companies/find.ts';
import { minute, short, table } from '../table.ts';

/** Maximum characters of a spelling in a table; `--json` prints all of it. */
const MAX_NAME = 60;

const actions: Actions = {
  merge: async (context, [a, b, ...rest]) => {
    if (a === undefined || b === undefined || rest.length > 0)
      throw new UsageError('companies merge takes two companies: <a> <b>, each a name, a number or an id');
    const because = reason(context, 'merge');
    const { pool } = await context.connect();
    const [one, other] = [await findCompany(pool, a, '<a>'), await findCompany(pool, b, '<b>')];
    return decided(
      context,
      () => merge(pool, one, other, because),
      `${spelled(one.spellings[0])} and ${spelled(other.spellings[0])} are one company`,
    );
  },
  split: async (context, [word, ...spellings]) => {
    if (word === undefined || spellings.length === 0)
      throw new UsageError(
        'companies split takes a company, and the spellings that belong to another company: <company> <spelling>…',
      );
    const because = reason(context, 'split');
    const { pool } = await context.connect();
    const company = await findCompany(pool, word, '<company>');
    return decided(
      context,
      () => split(pool, company, spellings, because),
      `${plural(spellings.length, 'spelling')} parted from ${spelled(company.spellings[0])}`,
    );
  },
  explain: async (context, words) => {
    const [word, ...rest] = words;
    if (word === undefined || rest.length > 0)
      throw new UsageError('companies explain takes one company: a name in any spelling, a number or an id');
    const { pool } = await context.connect();
    const explanation = await explainCompany(pool, await findCompany(pool, word, '<company>'));
    return { code: 0, json: explanation, text: describe(explanation) };
  },
  decisions: async (context, words) => {
    if (words.length > 0)
      throw new UsageError(`companies decisions takes no arguments, not ${words.join(' ')}`);
    const { pool } = await context.connect();
    const decisions = await listDecisions(pool);
    return { code: 0, json: { decisions }, text: decisionTable(decisions) };
  },
  undo: async (context, [id, ...rest]) => {
    if (id === undefined || rest.length > 0 || !UUID.test(id))
      throw new UsageError('companies undo takes one <decision>: its id, from `companies decisions`');
    const { pool } = await context.connect();
    const undone = async () => {
      await undo(pool, id, textOption(context, 'because') ?? null);
      return id;
    };
    return decided(context, undone, 'the decision no longer counts');
  },
};

export const command: Command = {
  usage: [
    'companies explain <company> [--json]',
    'companies merge <a> <b> --because <text> [--json]',
    'companies split <company> <spelling>… --because <text> [--json]',
    'companies decisions [--json]',
    'companies undo <decision> [--because <text>] [--json]',
  ],
  options: {
    because: valued('<text>', 'the reason for the decision'),
  },
  run: runAction('companies', actions),
};

function reason(context: Context, action: string): string {
  const because = textOption(context, 'because')?.trim();
  if (!because) throw new UsageError(`companies ${action} needs --because <text>: the reason`);
  return because;
}

/** Records a decision, and sends the message that makes derive compute what follows from it. */
async function decided(
  context: Context,
  record: () => Promise<string>,
  what: string,
): Promise<CommandOutcome> {
  // Opened first: without queues a decision would wait for the next message.
  const queues = await (await context.connect()).queues();
  const decision = await record();
  await queues.send('derive', { cause: `decision-${randomUUID()}` });
  return {
    code: 0,
    json: { decision },
    text: `${what}; decision ${decision}. The pipeline applies it now; \`tenders companies explain\` shows the result.`,
  };
}

function describe(company: CompanyExplanation): string {
  const { id, name, kind, anchor, registrationNumbers, csdNumbers, aliases } = company;
  const numbers = [...registrationNumbers, ...csdNumbers];
  const named = (title: string, list: readonly { id: string; name: string }[]): string[] =>
    list.length === 0 ? [] : [`${title}: ${list.map((one) => `${one.name} (${one.id})`).join('; ')}`];
  return [
    `${name}, ${kind === 'company' ? 'a company' : 'a joint venture'}, id ${id}`,
    `named after ${anchor}; numbers: ${numbers.join(', ') || 'none'}`,
    ...(aliases.length === 0 ? [] : [`also found by the ids ${aliases.join(', ')}`]),
    ...named('members', company.members),
    ...named('member of', company.jointVentures),
    'spellings, the first seen first',
    table(
      ['spelling', 'awards', 'bids', 'first seen', 'is the same as', 'because', 'confidence', 'id'],
      company.spellings.map(({ path: [link], ...one }) => [
        short(one.spelling, MAX_NAME),
        one.awards,
        one.bids,
        minute(one.firstSeen),
        short(link?.to ?? '', MAX_NAME),
        link?.reason ?? '',
        link?.confidence.toFixed(2) ?? '',
        one.id,
      ]),
    ),
    'resembling spellings of other companies',
    table(
      ['spelling', 'other', 'company', 'link', 'kept apart by'],
      company.apart.map((one) => [
        short(one.spelling, MAX_NAME),
        short(one.other, MAX_NAME),
        one.company ?? '',
        `${one.reason} ${one.confidence.toFixed(2)}`,
        one.because,
      ]),
      'none',
    ),
    'decisions',
    decisionTable(company.decisions),
  ].join('\n');
}

const decisionTable = (decisions: readonly CompanyDecision[]): string =>
  table(
    ['decision', 'verdict', 'one side', 'other side', 'because', 'by', 'at', 'undone at'],
    decisions.map((one) => [
      one.id,
      one.verdict,
      short(one.oneSide.join('; '), MAX_NAME),
      short(one.otherSide.join('; '), MAX_NAME),
      one.because,
      one.decidedBy,
      minute(one.decidedAt),
      one.undoneAt === null ? '' : minute(one.undoneAt),
    ]),
    'no decisions',
  );
