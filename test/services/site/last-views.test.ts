import { describe, expect, it } from 'vitest';
import { html } from '#services/html.ts';
import { createLastViews } from '#services/site/last-views.ts';
import type { PageView } from '#services/site/page.ts';
import { RequestError } from '#shared/errors.ts';

const viewOf = (title: string, more: Partial<PageView> = {}): PageView => ({
  ...{ title, description: title, canonical: '/', main: html`<p>${title}</p>` },
  ...more,
});
const silence = () => Promise.reject(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' }));
const making =
  (view: PageView, age: number | null = null) =>
  async () => ({ view, age });
/** As `Availability` tells it. */
const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error) => {
      if (error.code === 'ETIMEDOUT') return false;
      throw error;
    },
  );

describe('the last views of pages', () => {
  it('are given with their age if the database does not respond, each for its own address', async () => {
    const views = createLastViews(done);
    await views.orLast('/tenders/1', making(viewOf('one')));
    await views.orLast('/tenders/2', making(viewOf('two')));
    expect(await views.orLast('/tenders/1', silence)).toMatchObject({ view: { title: 'one' }, age: 0 });
    await expect(views.orLast('/tenders/3', silence)).rejects.toThrow('silent');
    expect(await views.orLast('/tenders/1', making(viewOf('new')))).toMatchObject({
      ...{ view: { title: 'new' }, age: null },
    });
  });

  it('are complete pages, and never made of old data', async () => {
    const views = createLastViews(done);
    await views.orLast('/wrong', making(viewOf('wrong', { status: 400 })));
    await expect(views.orLast('/wrong', silence)).rejects.toThrow('silent');
    await views.orLast('/', making(viewOf('whole')));
    await views.orLast('/', making(viewOf('old'), 30));
    expect(await views.orLast('/', silence)).toMatchObject({ view: { title: 'whole' } });
  });

  it('end with the record, and not with a failure of the service', async () => {
    const views = createLastViews(done);
    await views.orLast('/tenders/1', making(viewOf('one')));
    const failing = (code: 'SERVICE_UNAVAILABLE' | 'GONE') => () =>
      Promise.reject(new RequestError(code, code));
    await expect(views.orLast('/tenders/1', failing('SERVICE_UNAVAILABLE'))).rejects.toThrow();
    expect(await views.orLast('/tenders/1', silence)).toMatchObject({ view: { title: 'one' } });
    await expect(views.orLast('/tenders/1', failing('GONE'))).rejects.toThrow();
    await expect(views.orLast('/tenders/1', silence)).rejects.toThrow('silent');
  });

  it('take a bounded part of memory: those longest unseen make room', async () => {
    const views = createLastViews(done);
    const long = 'x'.repeat(1024 * 1024);
    for (let n = 0; n < 20; n += 1)
      await views.orLast(`/tenders/${n}`, making(viewOf(`${n}`, { main: html`${long}` })));
    await expect(views.orLast('/tenders/0', silence)).rejects.toThrow('silent');
    expect(await views.orLast('/tenders/19', silence)).toMatchObject({ view: { title: '19' } });
  });
});
