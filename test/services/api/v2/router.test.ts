import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRouter } from '#services/api/v2/router.ts';

const templates = [
  '/v2/tenders',
  '/v2/tenders/new',
  '/v2/tenders/{id}',
  '/v2/tenders/{id}/awards',
  '/v2/tenders/by-province/{province}',
];
const router = createRouter(templates.map((template) => [template, template] as const));

it.each([
  ['/v2/tenders', '/v2/tenders', {}],
  ['/v2/tenders/new', '/v2/tenders/new', {}],
  ['/v2/tenders/old', '/v2/tenders/{id}', { id: 'old' }],
  ['/v2/tenders/new/awards', '/v2/tenders/{id}/awards', { id: 'new' }],
  ['/v2/tenders/by-province/a%20b', '/v2/tenders/by-province/{province}', { province: 'a b' }],
  ['/v2/tenders/by-province', '/v2/tenders/{id}', { id: 'by-province' }],
])('%s leads to %s', (path, route, parameters) => {
  expect(router.find(path)).toEqual({ route, parameters });
});

it.each(['', '/', '/v2', '/v2/tenders/a/b', '/v2//new', 'v2/tenders', '/V2/tenders'])(
  '%j leads nowhere',
  (path) => {
    expect(router.find(path)).toBeNull();
  },
);

it('gives back any text that was encoded once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      fc.pre(!id.includes('\0') && !templates.includes(`/v2/tenders/${id}`));
      expect(router.find(`/v2/tenders/${encodeURIComponent(id)}`)?.parameters).toEqual({ id });
    }),
  );
});

it('rejects two routes for one path', () => {
  expect(() =>
    createRouter([
      ['/a/{x}', 1],
      ['/a/{y}', 2],
    ]),
  ).toThrow('two routes for /a/{y}');
});
