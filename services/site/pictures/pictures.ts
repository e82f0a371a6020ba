import type { Download, PageRequest, Picture } from '#services/site/page.ts';
import { shortly, spoken } from '#services/site/parts/words.ts';
import type { Card } from '#services/site/pictures/card.ts';
import { pictureOf } from '#services/site/pictures/draw.ts';
import { counted, date } from '#widgets/view/format.ts';

/** Social networks fetch a picture once, and its text changes seldom. */
const KEPT = 'public, max-age=86400, stale-while-revalidate=604800';

type Drawn = 'tenders' | 'companies' | 'buyers' | 'provinces';

/**
 * @param id of the record, as its page has it @returns the preview picture of the page whose address is
 *   shared
 */
export const pictureFor = (kind: Drawn, id: string, title: string): Picture => ({
  path: `/pictures/${kind}/${encodeURIComponent(id)}.png`,
  alt: title,
});

/** @returns an amount as a large figure; null if it is unknown */
const figureOf = (value: number | null, name: string): Card['figure'] =>
  value === null || value === 0 ? null : { value: shortly(value), name };

/** The text of the picture of each kind of record, from one answer of /v2. */
const CARDS: Readonly<Record<Drawn, (read: PageRequest['read'], id: string) => Promise<Card>>> = {
  tenders: async (read, id) => {
    const tender = await read.record(
      `/v2/tenders/${id}?fields=title,status,closingDateTime,sourceOrganization`,
    );
    const [buyer, closing] = [tender.at('sourceOrganization')?.text('name'), tender.text('closingDateTime')];
    return {
      kind: `${spoken(tender.string('status'))} tender`,
      title: tender.text('title') ?? 'Untitled tender',
      lines: [buyer ?? null, closing && `Closing ${date(closing, 'short')} SAST`].filter(
        (line) => line !== null,
      ),
      figure: null,
    };
  },
  companies: async (read, id) => {
    const company = await read.record(`/v2/companies/${id}`);
    return {
      kind: 'Company',
      title: company.text('name') ?? 'Unnamed',
      lines: [],
      figure: figureOf(
        company.number('totalValue'),
        `in ${counted(company.count('totalAwards'), 'award')} of organs of state`,
      ),
    };
  },
  buyers: async (read, id) => {
    const buyer = await read.record(`/v2/organizations/by-slug/${id}`);
    const stats = buyer.at('stats');
    return {
      kind: 'Buyer',
      title: buyer.text('name') ?? 'Unnamed',
      lines: [],
      figure:
        stats &&
        figureOf(
          stats.number('totalAwardValue'),
          `awarded, of ${counted(stats.count('totalTenders'), 'tender')}`,
        ),
    };
  },
  provinces: async (read, id) => {
    const province = await read.record(`/v2/provinces/${id}`);
    return {
      kind: 'Public procurement',
      title: province.string('name'),
      lines: ['Tenders, awards, companies and buyers'],
      figure: figureOf(
        province.number('totalAwardValue'),
        `awarded, of ${counted(province.count('tenderCount'), 'tender')}`,
      ),
    };
  },
};

/** The pictures of records. They contain only text from the record, nothing that a visitor sends. */
export const pictures: readonly Download[] = Object.entries(CARDS).map(([kind, cardOf]) => ({
  path: `/pictures/${kind}/{id}.png`,
  make: async ({ path, read }) => ({
    ...{ type: 'image/png', kept: KEPT },
    body: await pictureOf(await cardOf(read, encodeURIComponent(path['id'] ?? ''))),
  }),
}));
