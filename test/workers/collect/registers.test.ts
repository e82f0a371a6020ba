import { describe, expect, it } from 'vitest';
import { harness } from '#test/support/harness.ts';
import { identityNumber } from '#test/support/identity-numbers.ts';
import { fetchRegisters } from '#workers/collect/registers.ts';
import { serve } from './packages.ts';

const WRONG = identityNumber(3).replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** A server that answers with what `answer` says, and counts the requests. */
async function server() {
  const answer = { status: 200, type: 'text/csv', body: '' };
  let requests = 0;
  const address = await serve((_, response) => {
    requests += 1;
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  return { answer, url: `${address}/register?token=secret`, requests: () => requests };
}

describe('a register with an address', () => {
  it('is fetched and stored as its file would be, and only what changes is stored again', async () => {
    const test = await harness({});
    const { answer, url, requests } = await server();
    const context = { ...test.context, config: { ...test.context.config, REGISTER_DIRECTORS_URL: url } };
    const fetched = (missing = false) => fetchRegisters(context, missing);
    const stored = () =>
      test.rows(`select entry->>'director_full_name' as name from ops.register_record order by 1`);

    answer.body = `company,director,id number,hobby\nZed,Thandi Mokoena,${identityNumber(3)},chess\nZed,Pieter Botha,${WRONG},\n`;
    expect(await fetched(true)).toBe(2);
    expect(await stored()).toEqual([{ name: 'Pieter Botha' }, { name: 'Thandi Mokoena' }]);
    expect(await test.rows(`select kind, origin, added from ops.register_import`)).toEqual([
      { kind: 'directors', origin: url.slice(0, url.indexOf('?')), added: 2 },
    ]);
    expect(await fetched(true)).toBe(0);
    expect(requests()).toBe(1);
    expect(await fetched()).toBe(0);

    Object.assign(answer, {
      type: 'application/x-ndjson',
      body: '{"company":"Zed","director":"Nomsa Nkosi"}\n',
    });
    expect(await fetched()).toBe(1);
    expect(await stored()).toHaveLength(3);

    const before = await stored();
    for (const broken of [
      { status: 503, body: 'later' },
      { status: 404, body: '' },
      { status: 200, type: 'text/html', body: '<html>' },
      { status: 200, type: 'application/json', body: `[{"company":"Zed","director":"${WRONG}` },
    ]) {
      Object.assign(answer, broken);
      const failure = await fetched().then(
        () => '',
        (error: Error) => error.message,
      );
      expect(failure).toMatch(/^directors: /);
      expect(failure).not.toMatch(new RegExp(`secret|${WRONG}`));
    }
    expect(await stored()).toEqual(before);
    answer.status = 302;
    await expect(fetched()).rejects.toThrow('redirects to another address (302); set the address');
    Object.assign(answer, { status: 200, type: 'text/csv', body: 'company,director\n'.repeat(2 ** 21) });
    await expect(fetched()).rejects.toThrow(/^directors: \S+ sent more than 32 MB$/);
  });

  it('is not requested if none is configured', async () => {
    const test = await harness({});
    expect(await fetchRegisters(test.context, false)).toBe(0);
  });
});
