import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Catalogue } from '#services/sample-publisher/catalogue/catalogue.ts';
import type { Clock } from '#services/sample-publisher/catalogue/clock.ts';
import { type ListNumber, listNumbers } from '#services/sample-publisher/generate/portal/lists.ts';
import { DAY, HOUR, MINUTE } from '#services/sample-publisher/generate/times.ts';
import { UsageError } from '#shared/errors.ts';
import { southAfricanTime } from '#shared/time.ts';
import type { Faults } from './faults.ts';
import type { Query } from './request.ts';
import { json, type ResponseContent, text } from './response.ts';

export type Controlled = { catalogue: Catalogue; clock: Clock; faults: Faults };
type Command = {
  method: 'GET' | 'POST';
  run(controlled: Controlled, query: Query, base: string): object | Promise<object>;
};

/**
 * The commands with which tests and demonstrations control the publisher, by name under `/__control/`:
 * `clock` reads the clock; `advance?days=&hours=&minutes=` moves it on; `publish?count=` publishes new releases at once;
 * `faults?spec=` replaces the faults; `published` lists every ocid ever visible with the SHA-256 of its current JSON
 * text; `listed` lists every row of the portal with its list and the SHA-256 of its current JSON text.
 */
const commands: Record<string, Command> = {
  clock: { method: 'GET', run: ({ clock }) => time(clock) },
  published: { method: 'GET', run: ({ catalogue }, _, base) => published(catalogue, base) },
  listed: { method: 'GET', run: ({ catalogue }) => listed(catalogue) },
  advance: {
    method: 'POST',
    run: ({ clock }, query) => {
      clock.advance(
        amount(query, 'days') * DAY + amount(query, 'hours') * HOUR + amount(query, 'minutes') * MINUTE,
      );
      return time(clock);
    },
  },
  publish: {
    method: 'POST',
    run: ({ catalogue }, query) => ({ ocids: catalogue.publish(Math.floor(amount(query, 'count', 1))) }),
  },
  faults: {
    method: 'POST',
    run: ({ faults }, query) => {
      faults.change(query.get('spec') ?? '');
      return { faults: query.get('spec') ?? '' };
    },
  },
};

/** Runs one command; responds with 404, 405 or 400 and a text when it cannot. */
export async function control(
  controlled: Controlled,
  name: string,
  method: string,
  query: Query,
  base: string,
): Promise<ResponseContent> {
  const command = Object.hasOwn(commands, name) ? commands[name]! : null;
  if (!command) return text(404, `no such command; there are ${Object.keys(commands).join(', ')}`);
  if (command.method !== method)
    return { ...text(405, `${name} takes ${command.method}`), headers: { allow: command.method } };
  try {
    return json(JSON.stringify(await command.run(controlled, query, base)));
  } catch (error) {
    if (error instanceof UsageError) return text(400, error.message);
    throw error;
  }
}

async function published(catalogue: Catalogue, base: string): Promise<object> {
  const releases: { ocid: string; sha256: string }[] = [];
  for (const ocid of catalogue.ocids()) {
    releases.push({ ocid, sha256: sha256(catalogue.release(ocid, base) ?? '') });
    if (releases.length % 500 === 0) await turn();
  }
  return { count: releases.length, releases };
}

async function listed({ portal }: Catalogue): Promise<object> {
  const rows: { id: number; list: ListNumber; sha256: string }[] = [];
  for (const list of listNumbers) {
    const found = await portal.list(list, null);
    for (let position = 0; position < found.length; position += 1) {
      const row = found.at(position);
      rows.push({ id: row.id, list, sha256: sha256(JSON.stringify(row)) });
      if (rows.length % 500 === 0) await turn();
    }
  }
  return { count: rows.length, rows };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const time = (clock: Clock): object => ({ now: southAfricanTime(new Date(clock.now())) });

function amount(query: Query, name: string, standard = 0): number {
  const value = Number(query.get(name) ?? standard);
  if (!Number.isFinite(value) || value < 0) throw new UsageError(`${name} must be a number from 0`);
  return value;
}
