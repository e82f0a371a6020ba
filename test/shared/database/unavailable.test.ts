import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { errorText, hasNoAnswerNow, isUnavailable } from '#shared/database/unavailable.ts';

const failing = (code: string) => Object.assign(new Error('failed'), { code });
const refusedRole = Object.assign(failing('42501'), { routine: 'call_string_check_hook' });
const named = (name: string) => Object.assign(new Error('failed'), { name });

describe('an unavailable server', () => {
  it.each([
    ['a refused connection', failing('ECONNREFUSED'), true],
    ['several refused connections', new AggregateError([failing('ECONNREFUSED')]), true],
    ['a lost connection', new Error('Connection terminated unexpectedly'), true],
    ['no answer within a limit', failing('ETIMEDOUT'), true],
    ['a full disk', failing('53100'), true],
    ['a shutdown', failing('57P01'), true],
    ['a login whose password is being changed', failing('28P01'), true],
    ['a login that is refused the role', refusedRole, true],
    ['a statement that is not permitted', failing('42501'), false],
    ['a database that is being restored', failing('3D000'), true],
    ['a server that only reads', failing('25006'), true],
    ['a server that Prisma cannot reach', failing('P1001'), true],
    ['Prisma that cannot start', named('PrismaClientInitializationError'), true],
    ['Redis after many attempts', named('MaxRetriesPerRequestError'), true],
    ['Redis that does not answer', new Error('Command timed out'), true],
    ['a cause of another error', new Error('no', { cause: failing('08006') }), true],
    ['a broken rule of a table', failing('23505'), false],
    ['a broken rule as Prisma says it', failing('P2002'), false],
    ['a defect', new TypeError('x is not a function'), false],
    ['nothing', null, false],
  ])('is distinguished from a failure of the work: %s', (_, error, expected) => {
    expect(isUnavailable(error)).toBe(expected);
    expect(hasNoAnswerNow(error)).toBe(expected);
  });

  it('a statement cancelled for its length has no answer now, from a server that responds', () => {
    expect(isUnavailable(failing('57014'))).toBe(false);
    expect(hasNoAnswerNow(new Error('no', { cause: failing('57014') }))).toBe(true);
  });

  it('a cause that is its own cause is looked at a few times only', () => {
    const error = new Error('no');
    error.cause = error;
    expect(isUnavailable(error)).toBe(false);
  });

  it('has words also where several addresses of a host refuse', async () => {
    const lookup = (_: string, __: object, found: (error: null, addresses: object[]) => void) =>
      found(
        null,
        ['127.0.0.1', '::1'].map((address, at) => ({ address, family: at === 0 ? 4 : 6 })),
      );
    const error = await new Promise<Error>((done) =>
      connect({ host: 'x', port: 1, lookup: lookup as never, autoSelectFamily: true }).once('error', done),
    );
    expect(error.message).toBe('');
    expect(errorText(error)).toBe('ECONNREFUSED');
    expect(errorText(failing('ECONNREFUSED'))).toBe('failed');
  });
});
