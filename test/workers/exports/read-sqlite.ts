import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Rows by the names of their columns. */
type Table = Record<string, unknown>[];

const PYTHON = `
import json, sqlite3, sys
database = sqlite3.connect(sys.argv[1])
database.row_factory = sqlite3.Row
assert database.execute('pragma integrity_check').fetchone()[0] == 'ok'
print(json.dumps({name: [dict(row) for row in database.execute('select * from "%s" order by rowid' % name)] for name in sys.argv[2:]}))
`;

/**
 * Reads tables of a file of SQLite with another program than that which wrote it, python3; if there is none, with Node.
 * @returns rows in the order in which they were written
 */
export async function readSqlite(
  bytes: Uint8Array,
  names: readonly string[],
): Promise<Record<string, Table>> {
  const folder = mkdtempSync(join(tmpdir(), 'tda-sqlite-'));
  try {
    const path = join(folder, 'read.sqlite');
    writeFileSync(path, bytes);
    const python = spawnSync('python3', ['-c', PYTHON, path, ...names], { maxBuffer: 1024 ** 3 });
    if (python.error === undefined && !python.stderr.includes('No module named'))
      return JSON.parse(python.stdout.toString() || `{"failed": ${JSON.stringify(String(python.stderr))}}`);
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = names.map((name) => [
      name,
      database.prepare(`select * from "${name}" order by rowid`).all(),
    ]);
    database.close();
    return Object.fromEntries(rows);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
