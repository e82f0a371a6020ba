import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#shared/config.ts';
import { faultInWords } from '#shared/content/fault.ts';
import { type Files, newFolder, writeFiles } from '#test/support/folders.ts';
import { sharedHarness } from '#test/support/shared.ts';
import { putOrganization, putTender } from '#test/workers/publish/records.ts';
import { importContent } from '#workers/content/import/run.ts';
import { contentJobs } from '#workers/content/jobs.ts';

/** Content from the files of a folder to what callers see. */

const test = sharedHarness({ api: true });
let folder: string;
beforeAll(async () => {
  const buyer = await putOrganization(test.pool(), 'City of Cape Town');
  await putTender(test.pool(), { number: 165050, organization: buyer });
  await test.stages.publishAll();
});
beforeEach(async () => {
  folder = await newFolder();
});

const put = (files: Files) => writeFiles(folder, files);
const article = (fields: Record<string, string>, text = 'First words.\n') =>
  `---\n${Object.entries({ title: 'A title', status: 'published', ...fields })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n${text}`;
const run = async (options: { dryRun?: boolean; prune?: boolean } = {}) => {
  const config = loadConfig({ ...test.settingsOf('tender_worker'), SITE_URL: 'https://site.example.org/' });
  const report = await importContent(
    { ...test.context, config },
    { folder, dryRun: false, prune: false, ...options },
  );
  await test.stages.publishAll();
  return report;
};
const get = async (path: string) =>
  (await test.api.get(path)).json.data as Record<string, unknown> & unknown[];
const faultsOf = async () => (await run()).faults.map(faultInWords);
const slugs = async () =>
  (await get('/v2/articles?limit=100')).map((one) => (one as { slug: string }).slug).toSorted();

describe('import of content', () => {
  it('publishes what files say, with what follows from it', async () => {
    await put({
      'authors/naledi-dube.md': '---\nname: Naledi Dube\nrole: Editor\n---\nNaledi writes about bids.\n',
      'articles/five-things.md': article(
        {
          title: 'Five things to check',
          publishedAt: '2026-08-14 08:00',
          author: 'naledi-dube',
          category: 'Bidding',
          tags: '[sbd-forms]',
          featuredTenderIds: '[165050]',
        },
        '# Before you bid\n\nSee [the tender](tender:165050) of [its buyer](buyer:city-of-cape-town).\n\nMore.\n',
      ),
      'newsletters/week-33.md':
        '---\ntitle: Tenders of the week\nnewsletterTypeId: weekly\neditionNumber: 33\nstatus: sent\nsentAt: 2026-08-14 08:00\n---\nRoads in **Limpopo**.\n',
      'services/bid-coaching.md': '---\nname: Bid coaching\nprice: 4500\n---\nWriting of the proposal.\n',
    });
    const report = await run();
    expect(report.faults).toEqual([]);
    expect(report.added.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual([
      'author naledi-dube',
      'article five-things',
      'newsletter_edition week-33',
      'service_type bid-coaching',
    ]);
    const found = await get('/v2/articles/five-things');
    expect(found).toMatchObject({
      status: 'published',
      publishedAt: '2026-08-14T06:00:00.000Z',
      authorName: 'Naledi Dube',
      categorySlug: 'bidding',
      excerpt: 'See the tender of its buyer.',
      readingTime: 1,
      seoTitle: 'Five things to check',
      seoDescription: 'See the tender of its buyer.',
      seoKeywords: ['sbd-forms', 'Bidding'],
      canonicalUrl: 'https://site.example.org/articles/five-things',
      featuredTenderIds: ['165050'],
      content: expect.stringContaining('[the tender](tender:165050)'),
      contentHtml: expect.stringContaining(
        '<a href="https://site.example.org/organizations/city-of-cape-town" rel="noopener noreferrer">its buyer</a>',
      ),
      jsonLd: {
        '@type': 'Article',
        headline: 'Five things to check',
        datePublished: '2026-08-14T06:00:00.000Z',
        author: {
          '@type': 'Person',
          name: 'Naledi Dube',
          url: 'https://site.example.org/authors/naledi-dube',
        },
      },
    });
    expect(await get('/v2/authors/naledi-dube')).toMatchObject({
      bio: 'Naledi writes about bids.',
      jsonLd: { '@type': 'Person', jobTitle: 'Editor' },
    });
    const [edition] = await get('/v2/newsletters?newsletterTypeId=weekly');
    expect(await get(`/v2/newsletters/${(edition as { id: string }).id}`)).toMatchObject({
      status: 'sent',
      summary: 'Roads in Limpopo.',
      content: '<p>Roads in <strong>Limpopo</strong>.</p>',
      contentText: 'Roads in Limpopo.',
    });
    expect(await get('/v2/services/bid-coaching')).toMatchObject({
      ...{ description: 'Writing of the proposal.', price: 4500, currency: 'ZAR', isActive: 1 },
    });
  });

  it('is idempotent; a change is one, and an author who changes is shown by the articles', async () => {
    await put({ 'articles/a.md': article({ author: 'b' }), 'authors/b.md': '---\nname: B\n---\n' });
    await run();
    const before = await test.rows('select resource, change_seq from read.version order by 1');
    expect(await run()).toMatchObject({ added: [], changed: [], removed: [] });
    expect(await test.rows('select resource, change_seq from read.version order by 1')).toEqual(before);
    await put({ 'authors/b.md': '---\nname: Bea\n---\n' });
    expect((await run()).changed).toEqual([{ kind: 'author', slug: 'b', fields: ['name'] }]);
    expect(await get('/v2/articles/a')).toMatchObject({ authorName: 'Bea' });
  });

  it('says in a dry run what it would do, and does nothing', async () => {
    await put({ 'articles/tried.md': article({}) });
    const report = await run({ dryRun: true });
    expect(report.added).toEqual([{ kind: 'article', slug: 'tried', fields: [] }]);
    expect(await slugs()).not.toContain('tried');
    expect(await test.rows(`select from raw.content_file where path = 'articles/tried.md'`)).toEqual([]);
  });

  it('shows drafts and archived articles to nobody, and scheduled ones when their time has come', async () => {
    const state = (status: string, more = {}) => article({ status, ...more });
    await put({
      'articles/draft.md': state('draft'),
      'articles/archived.md': state('archived'),
      'articles/later.md': state('scheduled', { publishedAt: '2090-01-01 05:00' }),
      'articles/past.md': state('scheduled', { publishedAt: '2026-01-01 05:00' }),
    });
    expect((await run()).faults).toEqual([]);
    expect((await slugs()).filter((slug) => /draft|archived|later|past/.test(slug))).toEqual(['past']);
    // As if the time had come: nothing of the article changes but the clock.
    await test.rows(`update core.article set publish_at = now() - interval '1 second' where slug = 'later'`);
    await test.stages.handle('schedule', { job: 'transition' });
    await test.stages.publishAll();
    expect(await get('/v2/articles/later')).toMatchObject({ status: 'published' });
    await put({ 'articles/past.md': state('archived') });
    await run();
    expect(await slugs()).not.toContain('past');
  });

  it('says what is wrong with file, line and rule, and goes on with the others', async () => {
    await put({
      'articles/good.md': article({}),
      'articles/link.md': article({}, 'One\n\n[x](tender:999) and [y](company:nobody).\n'),
      'articles/featured.md': article({ featuredTenderIds: '[999]' }),
      'articles/author.md': article({ author: 'nobody' }),
      'articles/future.md': article({ publishedAt: '2090-01-01' }),
      'articles/script.md': article({}, '<script>alert(1)</script>\n'),
      'articles/one.md': article({ slug: 'same' }),
      'articles/two.md': article({ slug: 'same' }),
      'articles/latin.md': Buffer.from(article({ title: 'Caf\xe9' }), 'latin1'),
      'notes.txt': 'x',
    });
    const report = await run();
    expect(report.ignored).toEqual(['notes.txt']);
    expect(report.added.map(({ slug }) => slug)).toEqual(['good']);
    expect(report.faults.map(faultInWords)).toEqual([
      'articles/author.md, line 4: there is no author with the slug nobody',
      'articles/featured.md, line 4: there is no tender 999',
      'articles/future.md, line 4: published_at is in the future: such a text is scheduled',
      expect.stringMatching(/^articles\/latin\.md, line 2: the file is not in UTF-8/),
      'articles/link.md, line 7: the link tender:999 leads to nothing',
      'articles/link.md, line 7: the link company:nobody leads to nothing',
      'articles/one.md, line 1: the slug same is also that of articles/two.md, line 1',
      'articles/script.md, line 5: the element <script> is not allowed',
      'articles/two.md, line 1: the slug same is also that of articles/one.md, line 1',
    ]);
    const issues = () =>
      test.rows<{ subject: string }>(`select subject from ops.issue where kind = 'content-fault' order by 1`);
    // One for each line.
    expect(await issues()).toHaveLength(8);
    await rm(join(folder, 'articles/two.md'));
    await put({ 'articles/script.md': article({}, 'Better.\n') });
    expect(await faultsOf()).toHaveLength(6);
    expect((await issues()).map(({ subject }) => subject)).not.toContain('articles/script.md');
  });

  it('rejects what the author of an article does not do', async () => {
    await put({
      'authors/strict.md': '---\nname: S\nallowedCategories: [Bidding]\nbannedPhrases: [game changer]\n---\n',
      'articles/other.md': article({ author: 'strict', category: 'Sport' }),
      'articles/phrase.md': article({ author: 'strict', category: 'bidding' }, 'It is a Game\nchanger.\n'),
    });
    expect(await faultsOf()).toEqual([
      'articles/other.md, line 5: S writes about Bidding only, not about Sport',
      'articles/phrase.md, line 7: the content has “game changer”, a phrase that S does not use',
    ]);
  });

  it('holds articles to the tone of their author, and names the line of the sentence', async () => {
    await put({
      'authors/plain.md': '---\nname: P\ntoneRules: [plain words, no first person]\n---\n',
      'authors/odd.md': '---\nname: O\ntoneRules:\n  - cheerful\n---\n',
      'articles/tone.md': article(
        { author: 'plain', title: 'Our guide' },
        '# Bids\n\nA bid is opened in public. It was\nprior to noon. “We utilise it,” he said.\n',
      ),
      'articles/good-tone.md': article({ author: 'plain' }, 'Bids are opened at noon.\n'),
    });
    expect(await faultsOf()).toEqual([
      'articles/tone.md, line 2: “Our” is the first person; the tone of P is: no first person',
      'articles/tone.md, line 8: “prior to” has a plainer word: before; the tone of P is: plain words',
      expect.stringMatching(
        /^authors\/odd\.md, line 4: tone_rules must be one of short sentences, plain words, /,
      ),
    ]);
    expect(await slugs()).toContain('good-tone');
  });

  it('holds authors to their pause and to their number of articles in a week', async () => {
    const of = (publishedAt: string, more = {}) =>
      article({ author: 'slow', category: 'Bidding', publishedAt, ...more });
    await put({
      'authors/slow.md': '---\nname: Slow\ncooldownDaysByTopic:\n  bidding: 14\nmaxPostsPerWeek: 2\n---\n',
      'articles/pace-first.md': of('2026-06-01 08:00'),
      'articles/pace-soon.md': of('2026-06-10 08:00'),
      'articles/pace-other-readers.md': of('2026-06-02 08:00', { province: 'GP' }),
      'articles/pace-third.md': of('2026-06-03 08:00', { category: 'Tax' }),
      'articles/pace-later.md': of('2026-06-15 08:00'),
      'articles/pace-draft.md': of('2026-06-02 08:00', { status: 'draft' }),
    });
    const faults = [
      'articles/pace-soon.md, line 6: slow writes too often: 14 days lie between two articles about Bidding, and another one is 9 days away',
      'articles/pace-third.md, line 6: slow writes too often: a week has at most 2, and this one has 2 others',
    ];
    expect(await faultsOf()).toEqual(faults);
    // What was allowed stays so, in whichever order files come and whatever the record says later.
    await put({ 'articles/pace-early.md': of('2026-05-25 08:00') });
    expect(await faultsOf()).toMatchObject(
      [/pace-early/, /pace-soon/, /pace-third/].map((name) => expect.stringMatching(name)),
    );
    await put({
      'authors/slow.md': '---\nname: Slow\ncooldownDaysByTopic:\n  bidding: 60\n---\n',
      'articles/pace-early.md': of('2026-05-25 08:00', { status: 'draft' }),
    });
    expect((await faultsOf()).map((fault) => fault.slice(0, 24))).toEqual(['articles/pace-soon.md, l']);
  });

  it('withdraws what has no file only when asked, and never because of a fault or an empty folder', async () => {
    await put({
      'articles/stays.md': article({}),
      'articles/goes.md': article({}),
      'articles/breaks.md': article({}),
    });
    await run({ prune: true });
    expect(await slugs()).toEqual(['breaks', 'goes', 'stays']);
    await rm(join(folder, 'articles/goes.md'));
    await put({ 'articles/breaks.md': 'no front matter' });
    expect((await run()).gone.map(({ slug }) => slug)).toEqual(['goes']);
    expect(await slugs()).toEqual(['breaks', 'goes', 'stays']);
    expect((await run({ prune: true })).removed.map(({ slug }) => slug)).toEqual(['goes']);
    expect(await slugs()).toEqual(['breaks', 'stays']);
    await rm(join(folder, 'articles'), { recursive: true });
    await put({ 'README.md': 'x' });
    expect((await run({ prune: true })).removed).toEqual([]);
  });

  it('keeps the bytes of each file, and of earlier ones for some days', async () => {
    const sizes = () =>
      test.rows(
        `select size, superseded_at is not null as old from raw.content_file where path = 'articles/kept.md' order by id`,
      );
    await put({ 'articles/kept.md': article({}) });
    await run();
    await put({ 'articles/kept.md': article({}, 'Longer than before.\n') });
    await run();
    const first = article({}).length;
    const second = article({}, 'Longer than before.\n').length;
    expect(await sizes()).toEqual([
      { size: first, old: true },
      { size: second, old: false },
    ]);
    await test.rows(`update raw.content_file set superseded_at = superseded_at - interval '15 days'`);
    await contentJobs.find(({ name }) => name === 'retention-content')?.run(test.context);
    expect(await sizes()).toEqual([{ size: second, old: false }]);
  });
});
