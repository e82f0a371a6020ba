import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { paces } from '#shared/pace/sources.ts';
import { startApiServer } from '#test/support/api.ts';
import { harness } from '#test/support/harness.ts';
import { firstSyncs } from '#test/support/health.ts';
import { projectRoot, startProcess } from '#test/support/processes.ts';
import { stages } from '#workers/all-stages.ts';

type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
};
const alerts = parse(readFileSync(join(projectRoot, 'deploy/alerts.yaml'), 'utf8')) as {
  groups: { name: string; rules: Rule[] }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);

/** @returns the names of the metrics in an expression, and whether it can be parsed */
function read(expression: string): { metrics: string[]; valid: boolean } {
  const metrics: string[] = [];
  let valid = true;
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) valid = false;
      if (node.name === 'VectorSelector') {
        const [name] = /^[\w:]+/.exec(expression.slice(node.from, node.to)) ?? [];
        if (name !== undefined) metrics.push(name);
      }
    },
  });
  return { metrics, valid };
}

/** @returns names of the series that a scrape declares, those of histograms with their endings */
const declared = (scrape: string): string[] =>
  [...scrape.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );

const text = async (url: string) => (await fetch(url)).text();

it('the alert rules are valid, and invalid ones would be found', () => {
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, labels, annotations, ...rest } of rules) {
    expect([alert, read(expr).valid]).toEqual([alert, true]);
    expect(labels.severity).toMatch(/^(critical|warning)$/);
    expect(annotations.summary).not.toBe('');
    if (rest.for !== undefined) expect(rest.for).toMatch(/^\d+[mh]$/);
  }
  expect(read('sum(rate(tender_x[5m]) >').valid).toBe(false);
});

it('a source that is on time by its own declaration is not far behind for the alerts', () => {
  const { expr } = rules.find(({ alert }) => alert === 'SourceLate')!;
  const limits = [...expr.matchAll(/tender_sync_age_seconds(?:\{source!~"(.+)"\})? > (\d+) \* 3600/g)];
  expect(limits.length).toBeGreaterThan(0);
  for (const [source, { freshness }] of Object.entries(paces))
    for (const [, others, hours] of limits)
      if (others === undefined || !new RegExp(`^(?:${others})$`).test(source))
        expect([source, Number(hours) > freshness.sync.value]).toEqual([source, true]);
});

it('a worker and the API show health and every metric that an alert names', async () => {
  const test = await harness({ stages: [] });
  await test.pool().query(firstSyncs);
  const api = await startApiServer(test.settings, test.pool('tender_operator'));
  onTestFinished(async () => void (await api.stop()));
  const worker = await startProcess('workers/main.ts', Object.keys(stages), test.settings);
  const { operator } = await test.until('select operator from ops.process where operator is not null');
  await test.until(`select from ops.health where findings = '[]'`);
  const health = await fetch(`${operator}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { healthy: true, reasons: [] }]);
  expect((await fetch(`${operator}/else`)).status).toBe(404);

  await api.get('/v2/tenders?limit=1');
  await api.get('/v2/tenders/8001015009087');
  const scrapes = [await text(`${operator}/metrics`), await text(`${api.operatorUrl}/metrics`)];
  const names = new Set(scrapes.flatMap(declared));
  const named = rules.flatMap(({ expr }) => read(expr).metrics).filter((name) => name !== 'up');
  expect(named.filter((name) => !names.has(name))).toEqual([]);

  expect(scrapes[0]).toContain('tender_stage_missing{stage="publish"} 0');
  expect(scrapes[0]).toContain('tender_dependency_up{dependency="database"} 1');
  expect(scrapes[0]).toContain('tender_condition_breached{condition="crashes"} 0');
  expect(scrapes[0]).toMatch(/^tender_queue_waiting\{queue="normalise"\} 0$/m);
  // The pattern of the path, never the path, and nothing of the caller.
  expect(scrapes[1]).toContain('tender_http_request_seconds_count{endpoint="/v2/tenders",status="200"} 1');
  expect(scrapes[1]).toContain(
    'tender_http_request_seconds_count{endpoint="/v2/tenders/{id}",status="404"} 1',
  );
  for (const secret of ['8001015009087', api.key, '127.0.0.1']) expect(scrapes[1]).not.toContain(secret);

  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await test.rows('select from ops.process where ended_at is null')).toEqual([]);
});

it('of two processes with one port the second takes a free one; a stopped one does not answer its health check, and its stages are reported as missing', async () => {
  const test = await harness({ stages: [] });
  await test.pool().query(firstSyncs);
  const others = Object.keys(stages).filter((name) => name !== 'normalise');
  const hung = await startProcess('workers/main.ts', ['normalise'], test.settings);
  const { operator } = await test.until('select operator from ops.process where operator is not null');
  const { port } = new URL(String(operator));
  await startProcess('workers/main.ts', others, { ...test.settings, OPERATOR_PORT: port });
  await test.until('select from ops.process where operator is not null having count(distinct operator) = 2');
  await test.until(`select from ops.health where findings = '[]'`);
  process.kill(hung.pid, 'SIGSTOP');
  // As if it had been stopped for a minute already.
  await test.rows(`update ops.process set seen_at = now() - interval '1 minute' where pid = $1`, [hung.pid]);
  await expect(fetch(`${operator}/healthz`, { signal: AbortSignal.timeout(1_000) })).rejects.toThrow(
    /timeout/,
  );
  const { findings } = await test.until(`select findings from ops.health where findings <> '[]'`);
  expect(findings).toMatchObject([{ reason: 'no process works on the stage normalise' }]);
  process.kill(hung.pid, 'SIGCONT');
  await test.until(`select from ops.health where findings = '[]'`);
});
