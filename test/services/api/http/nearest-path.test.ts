import { expect, it } from 'vitest';
import { unknownPath } from '#services/api/http/nearest-path.ts';

const unknown = unknownPath([
  '/v2/tenders',
  '/v2/tenders/{id}',
  '/v2/tenders/closing-soon',
  '/v2/companies/{name}/awards',
  '/api/tenders',
  '/api/files/{+key}',
  '/api/v1/documents',
]);

it.each([
  ['/v2/tender', '/v2/tenders'],
  ['/v2/tenders/closing-son', '/v2/tenders/closing-soon'],
  ['/v2/company/zed/awards', '/v2/companies/{name}/awards'],
  ['/api/v1', '/api/v1/documents'],
  ['/api/tender?limit=1', '/api/tenders'],
  ['/widgets/v2/x.js', undefined],
  ['/wp-login.php', undefined],
  ['/api/keys', undefined],
  ['/', undefined],
])('%s: %s', (path, nearest) => {
  const { details, message } = unknown('GET', path);
  expect(details).toEqual(nearest === undefined ? undefined : { nearest });
  expect(message.includes('The nearest one')).toBe(nearest !== undefined);
});
