// Makes the secrets that compose.yaml reads: one file each, in the folder `secrets` or another one. Existing files stay, so
// that a database keeps its password; files that follow from them are written from them. Plain JavaScript for Node 18 or
// newer, because a machine that only runs containers has nothing installed.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const made = () => randomBytes(32).toString('hex');

/**
 * @param {string} folder where the files are; made when missing, closed to other users
 * @returns {string[]} names of the files that were written
 */
export function makeSecrets(folder) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const written = [];
  const file = (name, text) => {
    const path = join(folder, name);
    if (!existsSync(path)) {
      // Each container has a user of its own, who gets the single file. The folder keeps other users of this machine out.
      writeFileSync(path, text(), { mode: 0o444 });
      chmodSync(path, 0o444);
      written.push(name);
    }
    return readFileSync(path, 'utf8').trim();
  };
  const database = file('postgres_password', made);
  const redis = file('redis_password', made);
  file('jwt_secret', made);
  file('identity_key', made);
  const address = (login, password) =>
    `postgres://${login}:${encodeURIComponent(password)}@postgres:5432/tender`;
  file('database_url', () => address('tender', database));
  for (const process of ['api', 'worker', 'operator']) {
    const password = file(`${process}_password`, made);
    file(`${process}_database_url`, () => address(`tender_${process}`, password));
  }
  // Empty, until an operator writes the key of a language model, or the secret of the key of a bucket, in them.
  file('ai_key', () => '');
  file('storage_secret', () => '');
  file('redis_url', () => `redis://:${encodeURIComponent(redis)}@redis:6379`);
  file('redis_conf', () => `requirepass ${JSON.stringify(redis)}\n`);
  return written;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [name = 'secrets', ...rest] = process.argv.slice(2);
  if (name.startsWith('-') || rest.length > 0) {
    const usage = 'usage: node scripts/compose-secrets.mjs [folder]; by default the folder is secrets\n';
    process.stderr.write(usage);
    process.exit(name === '--help' ? 0 : 2);
  }
  const folder = resolve(name);
  const written = makeSecrets(folder);
  process.stdout.write(
    `${folder}: ${written.length > 0 ? `made ${written.join(', ')}` : 'nothing missing'}\n`,
  );
}
