import { UsageError } from '#shared/errors.ts';
import { plural } from '#shared/text/plural.ts';
import type { Command } from '../command.ts';
import { type Explanation, explain as explainTender } from '../provenance.ts';
import { minute, short, table } from '../table.ts';

/** Maximum characters of a value in the table; `--json` prints all of it. */
const MAX_VALUE = 48;

export const command: Command = {
  usage: ['explain <id> [--json]'],
  options: {},
  run: async (context) => {
    const [id, ...rest] = context.args;
    if (id === undefined || rest.length > 0)
      throw new UsageError('explain takes one tender: its number, ocid, slug or permanent id');
    const { pool } = await context.connect();
    const explanation = await explainTender(pool, id);
    if (explanation === null)
      return { code: 1, json: { id, found: false }, text: `there is no tender ${id}` };
    return { code: 0, json: explanation, text: describe(explanation) };
  },
};

function describe({
  tenderId,
  ocid,
  status,
  evidence,
  values,
  awards,
  validationErrors,
  issues,
}: Explanation): string {
  return [
    `tender ${tenderId}, ${ocid}, ${status}, from ${plural(evidence.filter((row) => row.ocid === ocid).length, 'publisher')}`,
    'stored responses',
    table(
      ['process', 'source', 'response', 'item', 'fetched at', 'sha-256', 'address'],
      evidence.map((row) => [
        row.ocid,
        row.source,
        row.responseId,
        String(row.position),
        minute(row.fetchedAt),
        row.sha256.slice(0, 12),
        row.url,
      ]),
    ),
    'values',
    table(
      ['field', 'value', 'source', 'method', 'confidence', 'path', 'as published'],
      values
        .filter(({ value }) => value !== null)
        .map((row) => [
          row.field,
          shown(row.value),
          row.source,
          row.method,
          row.confidence.toFixed(2),
          row.path,
          shown(row.published),
        ]),
    ),
    'awards',
    table(
      ['award', 'supplier', 'amount', 'sources'],
      awards.map((row) => [
        row.awardId,
        short(row.supplierName, MAX_VALUE),
        row.amount,
        row.sources.join(', '),
      ]),
    ),
    `validation errors: ${validationErrors.join(', ') || 'none'}`,
    'issues',
    table(
      ['kind', 'severity', 'source', 'path', 'detail'],
      issues.map((row) => [
        row.kind,
        row.severity,
        row.source,
        row.path,
        short(JSON.stringify(row.detail), MAX_VALUE),
      ]),
    ),
  ].join('\n');
}

const shown = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : short(typeof value === 'string' ? value : JSON.stringify(value), MAX_VALUE);
