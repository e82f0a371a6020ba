import { expect, it } from 'vitest';
import { createUser, listUsers } from '#shared/access/accounts.ts';
import { sharedHarness } from '#test/support/shared.ts';

const at = sharedHarness({});

it('users of a new company are made at once, and share it', async () => {
  const prisma = at.prisma('tender_operator');
  const made = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      createUser(prisma, {
        email: `one-${n}@example.org`,
        plan: 'free',
        role: 'user',
        company: 'Mahika Technologies',
      }),
    ),
  );
  expect(made).toHaveLength(6);
  expect((await listUsers(prisma)).map(({ company }) => company)).toEqual(
    Array(6).fill('Mahika Technologies'),
  );
  await expect(
    createUser(prisma, { email: 'one-1@example.org', plan: 'free', role: 'user', company: null }),
  ).rejects.toThrow('one-1@example.org has an account already');
});
