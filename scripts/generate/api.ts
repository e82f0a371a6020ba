import { MEANINGS } from '#services/api/v2/openapi/components.ts';
import { ADVICE } from '#services/site/docs/errors/advice.ts';
import { tiers } from '#shared/access/keys.ts';
import { type ErrorCode, errorStatus } from '#shared/errors.ts';
import { markdown } from './markdown.ts';

/** @returns Markdown table: every error code with its status, its meaning and what a caller can do */
export const errorsTable = (): string =>
  markdown(
    ['code', 'status', 'meaning', 'what to do'],
    Object.entries(errorStatus).map(([code, status]) => [
      `\`${code}\``,
      String(status),
      MEANINGS[code as ErrorCode],
      ADVICE[code as ErrorCode].remedy,
    ]),
  );

/** @returns Markdown table: what each plan grants */
export const plansTable = (): string =>
  markdown(
    ['plan', 'calls a day', 'calls a month', 'active keys of one owner'],
    Object.entries(tiers).map(([name, { daily, monthly, keys }]) => [
      `\`${name}\``,
      ...[daily, monthly, keys].map((count) => count.toLocaleString('en')),
    ]),
  );
