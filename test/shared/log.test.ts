import { describe, expect, it } from 'vitest';
import { createLog } from '#shared/log.ts';
import { MASK } from '#shared/text/identity-number.ts';
import { identityNumber } from '#test/support/identity-numbers.ts';

function captured(level = 'trace') {
  const lines: string[] = [];
  const log = createLog('test', level, { write: (line) => lines.push(line) });
  return { log, lines };
}

describe('a log', () => {
  it('has no identity number, wherever one is', () => {
    const { log, lines } = captured();
    const number = identityNumber(1);
    const cause = new Error(`Key (slug)=(${number}) already exists`);
    log.info({ url: `/v2/tenders?q=${number.slice(0, 6)}%20${number.slice(6)}` }, `asked for ${number}`);
    log
      .child({ [number]: Number(number) })
      .error({ err: new Error(`failed\nfor ${number}`, { cause }) }, 'failed');
    log.trace({ text: `${number.slice(0, 6)}\n${number.slice(6)}` });
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      expect(line).toContain(MASK);
      expect(line.endsWith('}\n')).toBe(true);
      expect(JSON.parse(line)).toMatchObject({ process: 'test' });
      expect(JSON.stringify(JSON.parse(line)).replace(/\D|\\n/g, '')).not.toContain(number);
    }
  });

  it('leaves other lines as they are', () => {
    const { log, lines } = captured();
    log.info({ telephone: '012 345 6789', id: '00000000-0000-4000-8001-015009087000' }, 'published');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      telephone: '012 345 6789',
      id: '00000000-0000-4000-8001-015009087000',
      msg: 'published',
    });
  });
});
