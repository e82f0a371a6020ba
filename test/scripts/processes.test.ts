import { describe, expect, it } from 'vitest';
import { stages } from '#workers/all-stages.ts';
import { containersTable, processesTable, stageProcessesTable } from '../../scripts/generate/processes.ts';

/** A volume whose name is a variable with a default. */
const FOLDER = `\${CONTENT_DIR:-content}`;

/** A compose file whose one worker runs these stages. */
const running = (names: readonly string[]): string => `
services:
  postgres: { image: "postgres:18", mem_limit: 4g, volumes: ["postgres:/data"] }
  worker:
    build: .
    command: [node, --max-old-space-size=256, workers/main.ts, ${names.join(', ')}]
    environment: { DATABASE_URL_FILE: /run/secrets/worker_database_url }
    mem_limit: 768m
    volumes: ["${FOLDER}:/content:ro", "files:/files"]
    deploy: { replicas: 2 }
  commands: { build: ., profiles: [commands] }
`;
const ALL = Object.keys(stages);

describe('the tables of processes', () => {
  it('show for each stage the process that runs it', () => {
    const rows = stageProcessesTable(running(ALL)).split('\n').slice(2);
    expect(rows.map((row) => /^\| `(\w+)` .* `worker` \|$/.exec(row)?.[1])).toEqual(ALL);
  });

  it.each(ALL)('are not written while no process runs %s', (stage) => {
    const others = ALL.filter((name) => name !== stage);
    expect(() => stageProcessesTable(running(others))).toThrow(`the stage ${stage}`);
  });

  it('give commands without options of memory, logins, containers and volumes', () => {
    expect(
      processesTable(running(['plan', 'collect']))
        .split('\n')
        .slice(2),
    ).toEqual(['| `worker` | `node workers/main.ts plan collect` | `tender_worker` | one or more |']);
    expect(
      containersTable(running(['plan']))
        .split('\n')
        .slice(2),
    ).toEqual([
      '| `postgres` | the image of postgres | 1 | 4g | `postgres` |',
      `| \`worker\` | \`node workers/main.ts plan\` | 2 | 768m | \`${FOLDER}\`, \`files\` |`,
    ]);
  });
});
