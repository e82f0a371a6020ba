import { describe, expect, it } from 'vitest';
import { commands } from '#services/cli/commands/index.ts';
import { tenders, tendersJson } from './terminal.ts';

const names = commands.map(({ name }) => name);

describe('the command line', () => {
  it('lists all commands and exits with 2 if none is given', async () => {
    const { code, stdout, stderr } = await tenders([]);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    for (const name of names) expect(stderr).toContain(`\n  ${name} `);
  });

  it.each(['--help', '-h', 'help'])('lists all commands and exits with 0 for %s', async (word) => {
    const { code, stdout } = await tenders([word]);
    expect(code).toBe(0);
    for (const name of names) expect(stdout).toContain(`\n  ${name} `);
  });

  it.each(names)('%s --help shows the usage and the options', async (name) => {
    const { code, stdout } = await tenders([name, '--help']);
    const { command } = await commands.find((known) => known.name === name)!.load();
    expect(code).toBe(0);
    for (const form of command.usage) expect(stdout).toContain(form);
    for (const [option, { description }] of Object.entries(command.options)) {
      expect(stdout).toContain(`  --${option}`);
      expect(stdout).toContain(description);
    }
  });

  it.each([
    ['stauts', 'status'],
    ['key', 'keys'],
    ['backfil', 'backfill'],
    ['snyc', 'sync'],
    ['publish', 'publisher'],
  ])('suggests for %s the command %s', async (wrong, right) => {
    const { code, stderr } = await tenders([wrong]);
    expect(code).toBe(2);
    expect(stderr).toContain(`there is no command ${wrong}; did you mean ${right}?`);
  });

  it('suggests nothing for a word that resembles no command', async () => {
    const { stderr } = await tenders(['xylophone']);
    expect(stderr).toContain('there is no command xylophone\n');
  });

  it.each([
    [['status', '--jsn']],
    [['sync', '--mode', 'everything']],
    [['sync', 'ocds', 'etenders']],
    [['backfill', '--from', '2026-01-01', '--to', '2026-01-02']],
    [['backfill', 'ocds', '--from', '2026-01-01']],
    [['backfill', 'ocds', '--from', '2026-02-30', '--to', '2026-03-01']],
    [['backfill', 'ocds', '--from', '2026-03-02', '--to', '2026-03-01']],
    [['keys']],
    [['keys', 'remove']],
    [['keys', 'create', '--plan', 'free']],
    [['keys', 'create', '--expires', 'tomorrow']],
    [['keys', 'create', '--expires', '2001-01-01']],
    [['keys', 'create', '--user', 'me']],
    [['keys', 'revoke']],
    [['keys', 'revoke', 'tda_live_0']],
    [['failed', 'all']],
    [['failed', 'list', '--yes']],
    [['status', 'tenders']],
    [['sync', 'elsewhere']],
    [['backfill', 'elsewhere', '--from', '2026-01-01', '--to', '2026-01-02']],
    [['backfill', 'etenders', '--from', '2026-01-01', '--to', '2026-01-02']],
    [['backfill', 'ocds', '--from', '2999-01-01', '--to', '2999-01-02']],
    [['keys', 'list', '--plan', 'professional']],
    [['rebuild', 'analyses', '--no-wait']],
    [['snapshot', 'list', '--no-wait']],
    [['import', 'ocds', 'releases.json', '--replace']],
    [['import', 'cipc', '--remove', '1']],
    [['users', 'list', 'active']],
  ])('%j is a usage error, with --json as one JSON value', async (argv) => {
    const people = await tenders(argv);
    expect(people).toMatchObject({ code: 2, stdout: '' });
    expect(people.stderr).not.toContain('    at ');
    const programs = await tendersJson(argv);
    expect(programs.code).toBe(2);
    expect(people.stderr).toContain(programs.document.error);
  });

  it.each([
    [['keys', 'list', '--plan', 'professional'], 'keys list does not take --plan; it takes --json, --user'],
    [['users', 'list', 'active'], 'users list takes only options, not active'],
    [['keys', 'remove'], 'keys takes one of create, list, revoke; not remove'],
    [
      ['import', 'directors', '--replace', '--dry-run', '--list'],
      'import directors does not take --replace, --dry-run, --list together;',
    ],
    [
      ['import', 'organizations', '--list', '--remove', '1'],
      'import organizations does not take --list, --remove together;',
    ],
    [['sync', 'elsewhere'], 'there is no source elsewhere; known are ocds'],
    [['status', '--jsn'], "Unknown option '--jsn'\n"],
  ])('%j: the message says what is wrong and what is right', async (argv, message) => {
    expect((await tenders(argv)).stderr).toContain(message);
  });

  it('names a wrong setting and exits with 2', async () => {
    const { code, stderr } = await tenders(['status'], { DATABASE_URL: 'mysql://localhost/x' });
    expect(code).toBe(2);
    expect(stderr).toContain('DATABASE_URL');
  });
});

it('backfill --dry-run prints the windows and how long they take, without a database', async () => {
  const { code, document } = await tendersJson([
    ...['backfill', 'ocds', '--from', '2024-02-26', '--to', '2024-03-05', '--dry-run'],
  ]);
  expect(code).toBe(0);
  expect(document).toEqual({
    source: 'ocds',
    from: '2024-02-26',
    to: '2024-03-05',
    windows: [
      { from: '2024-03-02', to: '2024-03-05' },
      { from: '2024-02-27', to: '2024-03-01' },
      { from: '2024-02-26', to: '2024-02-26' },
    ],
    estimate: {
      lists: { requests: 3, seconds: 162 },
      numbers: { requests: 40, seconds: 120 },
      total: { requests: 43, seconds: 282 },
      hours: expect.closeTo(282 / 3_600),
    },
  });
});
