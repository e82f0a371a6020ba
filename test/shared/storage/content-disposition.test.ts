import { describe, expect, it } from 'vitest';
import { contentDisposition } from '#shared/storage/content-disposition.ts';

describe('the header field with the name of a file', () => {
  it.each([
    ['a b.pdf', `inline; filename="a b.pdf"`],
    [
      'Ä "(1)\'*\r\n.pdf',
      `inline; filename="_ _(1)'*__.pdf"; filename*=UTF-8''%C3%84%20%22%281%29%27%2A%0D%0A.pdf`,
    ],
    ['\ud800', `inline; filename="_"; filename*=UTF-8''%EF%BF%BD`],
  ])('of %j', (fileName, field) => {
    expect(contentDisposition('inline', fileName)).toBe(field);
  });
});
