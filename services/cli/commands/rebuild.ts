import { randomUUID } from 'node:crypto';
import { UsageError } from '#shared/errors.ts';
import type { Resource } from '#shared/resources/definition/resource.ts';
import { resources } from '#shared/resources/index.ts';
import type { ResourceName } from '#shared/resources/names.ts';
import { nearest } from '#shared/text/nearest.ts';
import { plural } from '#shared/text/plural.ts';
import { type Command, type CommandOutcome, type Context, flag } from '../command.ts';
import { followRebuild, type RebuildState } from '../rebuilding.ts';

export const command: Command = {
  usage: [
    'rebuild [--no-wait] [--json]',
    'rebuild <resource> [--no-wait] [--json]',
    'rebuild analyses [--json]',
  ],
  options: { 'no-wait': flag('request the rebuild without following it') },
  run: async (context) => {
    const [word, ...rest] = context.args;
    if (rest.length > 0) throw new UsageError(`rebuild takes one resource, not ${context.args.join(' ')}`);
    if (word === 'analyses') return await rebuildAnalyses(context);
    const record = word === undefined ? null : resourceOf(word);
    const connections = await context.connect();
    const queues = await connections.queues();
    const { rows } = await connections.pool.query<{ now: string }>('select now()::text as now');
    const givenUpBefore = new Set((await queues.failed()).map(({ id }) => id));
    const requestId = randomUUID();
    await queues.send('rebuild', {
      kind: record === null ? 'start' : 'finish',
      requestId,
      ...(record === null ? {} : { record }),
    });
    const what = record === null ? 'rebuild' : `rebuild of ${resources[record].plural}`;
    if (context.options['no-wait']) {
      return {
        code: 0,
        json: { requestId, record, following: 'no' },
        text: `requested ${what} (${requestId})`,
      };
    }
    const state = await followRebuild(context, {
      requestId,
      record,
      since: rows[0]?.now ?? '',
      givenUpBefore,
    });
    return outcome(what, state);
  },
};

/** Has stored texts of documents analysed again where rules or extraction have another version by now; nothing is fetched. */
async function rebuildAnalyses(context: Context): Promise<CommandOutcome> {
  const queues = await (await context.connect()).queues();
  const requestId = randomUUID();
  await queues.send('documents', { outdated: requestId });
  return {
    code: 0,
    json: { requestId },
    text: 'requested: documents are read again where an earlier version read them; `tenders status` shows how many are left',
  };
}

/** @returns the resource with this name, in singular or plural */
function resourceOf(word: string): ResourceName {
  const wanted = word.toLowerCase().replaceAll('-', '_');
  const known: Resource[] = Object.values(resources);
  const found = known.find(
    ({ name, plural: many }) => name === wanted || many.replaceAll('-', '_') === wanted,
  );
  if (found === undefined) {
    const guess = nearest(
      wanted,
      known.map(({ name }) => name),
    );
    throw new UsageError(
      `there is no resource ${word}${guess ? `; did you mean ${guess}?` : `; known are ${known.map(({ name }) => name).join(', ')}`}`,
    );
  }
  return found.name as ResourceName;
}

function outcome(what: string, state: RebuildState): CommandOutcome {
  const { record, status, following, done, error } = state;
  const code = following === 'ended' && status !== 'completed' ? 1 : 0;
  if (following === 'stopped')
    return {
      code,
      json: state,
      text: `the ${what} continues in the background; \`tenders status\` shows it`,
    };
  const amount = plural(done, record === null ? 'response' : 'record');
  return {
    code,
    json: state,
    text:
      status === 'completed'
        ? `the ${what} is complete: ${amount}, and every record that differed is published`
        : `the ${what} ended ${status}: ${error ?? 'no reason recorded'} (${amount})`,
  };
}
