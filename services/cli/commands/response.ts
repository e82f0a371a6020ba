import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { formatOf } from '#shared/domain/captures/format.ts';
import { EnvironmentError, UsageError } from '#shared/errors.ts';
import { responseBytes } from '#shared/raw/response-bytes.ts';
import { type Command, textOption, valued } from '../command.ts';

export const command: Command = {
  usage: ['response <id> --to <file> [--json]'],
  options: { to: valued('<file>', 'file to write') },
  run: async (context) => {
    const [id, ...rest] = context.args;
    const file = textOption(context, 'to');
    if (id === undefined || !/^\d{1,18}$/.test(id) || rest.length > 0 || file === undefined)
      throw new UsageError('response takes the number of one response, as `explain` shows it, and --to');
    const { pool } = await context.connect();
    const bytes = await responseBytes(pool, id, formatOf);
    if (bytes === null)
      return {
        code: 1,
        json: { id, found: false },
        text: `there is no response ${id}, or its bytes have been removed`,
      };
    await writeFile(file, bytes).catch((error: Error) => {
      throw new EnvironmentError(`--to ${file} cannot be written: ${error.message}`, { cause: error });
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      code: 0,
      json: { id, file, bytes: bytes.length, sha256 },
      text: `${bytes.length} bytes, sha-256 ${sha256}`,
    };
  },
};
