import { plural } from '#shared/text/plural.ts';
import { southAfricanTime } from '#shared/time.ts';
import { type Actions, type Command, runAction } from '../command.ts';
import { minute, table } from '../table.ts';

type Stored = {
  version: string;
  fittedAt: string;
  checkedAt: string;
  comparables: number;
  bytes: number;
  scorecard: { judged: number; coverage: number | null; withinTwo: number | null };
};

const actions: Actions = {
  fit: async ({ connect }) => {
    const connections = await connect();
    const queues = await connections.queues();
    await queues.send('schedule', { job: 'estimates' });
    return {
      code: 0,
      json: { requested: true },
      text: 'requested a fit; `tenders estimates show` shows when the model was fitted',
    };
  },
  show: async ({ connect }) => {
    const { pool } = await connect();
    const { rows } = await pool.query<Stored>(
      `select version, fitted_at as "fittedAt", checked_at as "checkedAt", comparables, octet_length(encoded) as bytes, scorecard
       from derived.estimation_model order by fitted_at desc, id`,
    );
    const waiting = await pool.query<{ tenders: number }>(
      `select count(*)::int as tenders from derived.stale where derivation = 'value_estimate'`,
    );
    const [{ tenders } = { tenders: 0 }] = waiting.rows;
    const models = table(
      ['model', 'fitted at', 'checked at', 'awarded tenders', 'megabytes', 'judged', 'coverage', 'within ×2'],
      rows.map(({ version, fittedAt, checkedAt, comparables, bytes, scorecard }) => [
        version,
        minute(southAfricanTime(new Date(fittedAt))),
        minute(southAfricanTime(new Date(checkedAt))),
        String(comparables),
        (bytes / 1e6).toFixed(1),
        String(scorecard.judged),
        percent(scorecard.coverage),
        percent(scorecard.withinTwo),
      ]),
      'no model is fitted yet',
    );
    return {
      code: 0,
      json: { models: rows, waiting: tenders },
      text: tenders === 0 ? models : `${models}\n${plural(tenders, 'tender')} will be estimated again`,
    };
  },
};

const percent = (share: number | null): string => (share === null ? '-' : `${(100 * share).toFixed(1)} %`);

export const command: Command = {
  usage: ['estimates fit [--json]', 'estimates show [--json]'],
  options: {},
  run: runAction('estimates', actions, 0),
};
