import type { EventEmitter } from 'node:events';
import { errorText, isUnavailable, refusesLogin } from '#shared/database/unavailable.ts';
import type { Logger } from '#shared/log.ts';

/**
 * Outages of the database in the log of a process: one line when one begins and one when it ends, instead of one for each
 * attempt meanwhile. The pools of a process that share a log share its outages.
 */
export type Outages = {
  /** A connection could not be made since then, or was lost. */
  failed: (error: Error, since?: number) => void;
};

type Known = { began: number | null; refused: boolean; heard: number };

const known = new WeakMap<EventEmitter | Logger, Known>();

/** Learns from the connections of a pool when the database is away and when it is back. */
export function watchOutages(pool: EventEmitter, log: Logger): Outages {
  const outage = known.get(log) ?? { began: null, refused: false, heard: Number.NEGATIVE_INFINITY };
  known.set(log, outage);
  known.set(pool, outage);
  const heard = () => {
    outage.heard = performance.now();
    if (outage.began === null) return;
    const seconds = Math.round((outage.heard - outage.began) / 1_000);
    outage.began = null;
    log.info({ seconds }, 'the database can be used again');
  };
  pool.on('connect', heard);
  pool.on('release', (error) => {
    if (!error) heard();
  });
  return {
    failed: (error, since = performance.now()) => {
      // Where others were answered meanwhile, only this connection was missing.
      if (outage.heard > since || !isUnavailable(error)) return;
      const refused = refusesLogin(error);
      // A server that is back and refuses the login is another reason, which somebody has to mend.
      if (outage.began !== null && (outage.refused || !refused)) return;
      outage.began ??= performance.now();
      outage.refused = refused;
      log.warn(
        { reason: errorText(error) },
        'the database cannot be used; until it can, what fails for that reason is logged at level debug',
      );
    },
  };
}

/**
 * @param by the pool that was used, or the log that was given to it
 * @returns the level at which a failure is logged that is tried again: what an outage explains needs no line of its own
 */
export const failureLevel = (by: object, error: unknown): 'debug' | 'warn' =>
  known.get(by as EventEmitter)?.began != null && isUnavailable(error) ? 'debug' : 'warn';

/**
 * Logs a failure that is tried again, at the level of {@link failureLevel}.
 * @param by the pool that was used, or the log that was given to it
 * @param details further members of the line
 */
export const logFailure = (
  log: Logger,
  by: object,
  error: unknown,
  message: string,
  details: Record<string, unknown> = {},
): void => log[failureLevel(by, error)]({ err: error, ...details }, message);
