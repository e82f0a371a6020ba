import { expect, it } from 'vitest';
import { createCursors } from '#services/api/v2/serve/cursor.ts';

const [OLD, NEW, OTHER] = ['an earlier secret', 'the secret now', 'the secret of another deployment'];
const position = { key: '2026-08-14 10:00:00.123456+00', id: '5b0c8b8e-6f0f-4d7a-9f57-1f2f3f4f5f60' };

it('a cursor of an earlier secret is read, while that is kept', () => {
  const text = createCursors(OLD).write(position, 'changes');
  expect(createCursors(NEW, [OTHER, OLD]).read(text, 'changes')).toEqual(position);
  expect(createCursors(NEW, [OTHER]).read(text, 'changes')).toBeNull();
  expect(createCursors(NEW, [OLD]).read(text, 'another list')).toBeNull();
});

it('a new cursor is of the secret of now', () => {
  const text = createCursors(NEW, [OLD]).write(position, 'changes');
  expect(createCursors(NEW).read(text, 'changes')).toEqual(position);
  expect(createCursors(OLD).read(text, 'changes')).toBeNull();
});
