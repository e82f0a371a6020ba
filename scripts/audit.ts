import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run audit`: asks the registry for known vulnerabilities of what production installs. Fails on severity high or
 * critical. If the registry does not answer, the check is skipped and says why: that says nothing about the packages.
 */
const FATAL = ['high', 'critical'] as const;
const TIMEOUT_MS = 90_000;

type Report = {
  message?: string;
  error?: { summary?: string; code?: string };
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
};

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=1'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
});
const report = parse(stdout ?? '');
if (report?.metadata === undefined) {
  const reason =
    error?.message || report?.message || report?.error?.summary || report?.error?.code || 'no answer';
  process.stdout.write(`skipped: the registry gave no audit (${reason})\n`);
} else {
  const fatal = Object.entries(report.vulnerabilities ?? {}).filter(([, { severity }]) =>
    FATAL.some((one) => one === severity),
  );
  for (const [name, { severity, range }] of fatal) process.stdout.write(`${severity}: ${name} ${range}\n`);
  const counts = Object.entries(report.metadata.vulnerabilities).map(([severity, n]) => `${n} ${severity}`);
  process.stdout.write(`${counts.join(', ')}\n`);
  process.exitCode = fatal.length === 0 ? 0 : 1;
}

function parse(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
