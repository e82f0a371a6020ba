/**
 * The publishers of news about public procurement that the service knows from the start. A row is data: an operator changes
 * it by `tenders intel`, and none of it is compiled into a rule.
 *
 * The addresses were collected from the publishers' sites and from programs that read them, on machines without a network:
 * none was tried from here. Each source says so, until an operator has had it checked (`tenders intel check`).
 */

/** How the items of a source are found. */
export const intelFormats = ['feed', 'sitemap', 'listing'] as const;
export type IntelFormat = (typeof intelFormats)[number];

export const intelSourceTypes = ['government', 'oversight', 'gazette', 'regulator', 'media'] as const;
export type IntelSourceType = (typeof intelSourceTypes)[number];

export type IntelSourceEntry = {
  /** Permanent; the id follows from it. */
  slug: string;
  name: string;
  url: string;
  format: IntelFormat;
  /** Of a listing, the CSS selector of the elements that are items. */
  selector: string | null;
  /** Addresses that are items, with `*` for any characters. */
  pattern: string | null;
  sourceType: IntelSourceType;
  licence: string;
  fullText: boolean;
  everyMinutes: number;
  note: string | null;
};

const NO_LICENCE = 'No licence is stated; headlines and short quotations with a link.';
const STATE =
  'Official texts of the state (Copyright Act 98 of 1978, section 12(8)(a)); headlines and quotations with a link.';
const UNTRIED = 'The address was not tried where this list was made; `tenders intel check` tries it.';
/** A site publishes a few items a day, so that an hour loses nothing. */
const HOUR = 60;
const HALF_DAY = 720;

type Given = Pick<IntelSourceEntry, 'slug' | 'name' | 'url' | 'sourceType'> & Partial<IntelSourceEntry>;

const source = (given: Given): IntelSourceEntry => ({
  format: 'feed',
  selector: null,
  pattern: null,
  licence: NO_LICENCE,
  fullText: false,
  everyMinutes: HOUR,
  note: UNTRIED,
  ...given,
});

const gazette = (slug: string, name: string, page: string): IntelSourceEntry =>
  source({
    slug,
    name,
    url: `https://www.gpwonline.co.za/Gazettes/Pages/${page}.aspx`,
    format: 'listing',
    selector: 'table tr',
    sourceType: 'gazette',
    licence: STATE,
    everyMinutes: HALF_DAY,
  });

const provincialGazettes = [
  ['eastern-cape', 'Eastern Cape', 'Eastern-Cape'],
  ['free-state', 'Free State', 'Free-State'],
  ['gauteng', 'Gauteng', 'Gauteng'],
  ['kwazulu-natal', 'KwaZulu-Natal', 'KwaZulu-Natal'],
  ['limpopo', 'Limpopo', 'Limpopo'],
  ['mpumalanga', 'Mpumalanga', 'Mpumalanga'],
  ['north-west', 'North West', 'North-West'],
  ['northern-cape', 'Northern Cape', 'Northern-Cape'],
  ['western-cape', 'Western Cape', 'Western-Cape'],
] as const;

const provincialTreasuries = [
  ['eastern-cape', 'Eastern Cape', 'https://www.ectreasury.gov.za/feed/'],
  ['free-state', 'Free State', 'https://www.treasury.fs.gov.za/feed/'],
  ['gauteng', 'Gauteng', 'https://www.gauteng.gov.za/departments/departmentdetails/CPM-001004/news'],
  ['kwazulu-natal', 'KwaZulu-Natal', 'https://www.kzntreasury.gov.za/feed/'],
  ['limpopo', 'Limpopo', 'https://www.limtreasury.gov.za/feed/'],
  ['mpumalanga', 'Mpumalanga', 'https://treasury.mpg.gov.za/feed/'],
  ['north-west', 'North West', 'https://treasury.nwpg.gov.za/feed/'],
  ['northern-cape', 'Northern Cape', 'https://www.ncpt.gov.za/feed/'],
  ['western-cape', 'Western Cape', 'https://www.westerncape.gov.za/provincial-treasury/news'],
] as const;

export const shippedIntelSources: readonly IntelSourceEntry[] = [
  source({
    slug: 'national-treasury',
    name: 'National Treasury media statements',
    url: 'https://www.treasury.gov.za/comm_media/press/default.aspx',
    format: 'listing',
    selector: 'a[href*="/comm_media/press/"], a[href$=".pdf"]',
    sourceType: 'government',
    licence: STATE,
  }),
  gazette('government-gazette', 'Government Gazette', 'Published-National-Government-Gazettes'),
  gazette('regulation-gazette', 'Regulation Gazette', 'Published-National-Regulation-Gazettes'),
  ...provincialGazettes.map(([slug, name, page]) =>
    gazette(`provincial-gazette-${slug}`, `Provincial Gazette, ${name}`, `Provincial-Gazettes-${page}`),
  ),
  source({
    slug: 'auditor-general',
    name: 'Auditor-General of South Africa',
    url: 'https://www.agsa.co.za/Media/MediaReleases.aspx',
    format: 'listing',
    selector: 'a[href*="/Media"], a[href*="/Portals/0/MediaReleases"]',
    sourceType: 'oversight',
  }),
  source({
    slug: 'public-protector',
    name: 'Public Protector South Africa',
    url: 'https://www.pprotect.org/media-statements',
    format: 'listing',
    selector: 'article, .views-row',
    sourceType: 'oversight',
  }),
  source({
    slug: 'special-investigating-unit',
    name: 'Special Investigating Unit',
    url: 'https://www.siu.org.za/feed/',
    sourceType: 'oversight',
  }),
  source({
    slug: 'competition-commission',
    name: 'Competition Commission',
    url: 'https://www.compcom.co.za/feed/',
    sourceType: 'regulator',
  }),
  ...provincialTreasuries.map(([slug, name, url]) =>
    source({
      slug: `provincial-treasury-${slug}`,
      name: `Provincial Treasury, ${name}`,
      url,
      ...(!url.endsWith('/feed/') && { format: 'listing', selector: 'article, .views-row' }),
      sourceType: 'government',
      licence: STATE,
    }),
  ),
  source({
    slug: 'cidb',
    name: 'Construction Industry Development Board',
    url: 'https://www.cidb.org.za/feed/',
    sourceType: 'regulator',
  }),
  source({
    slug: 'scopa',
    name: 'Standing Committee on Public Accounts (PMG)',
    url: 'https://pmg.org.za/committee/57/',
    format: 'listing',
    selector: 'a[href*="/committee-meeting/"]',
    pattern: '*/committee-meeting/*',
    sourceType: 'oversight',
    licence:
      'Creative Commons BY, as the Parliamentary Monitoring Group states it; headlines and quotations with a link.',
  }),
];

/** What the sample publisher serves, below its address; switched on with it, in place of the others. */
const sample = (
  slug: string,
  name: string,
  path: string,
  given: Partial<IntelSourceEntry>,
): IntelSourceEntry =>
  source({
    slug: `sample-${slug}`,
    name: `${name} (sample)`,
    url: path,
    sourceType: 'government',
    licence: 'Made up by the sample publisher.',
    note: null,
    everyMinutes: 5,
    ...given,
  });

export const sampleIntelSources: readonly IntelSourceEntry[] = [
  sample('treasury', 'National Treasury media statements', '/news/treasury.xml', { fullText: true }),
  sample('gazette', 'Government Gazette', '/news/gazette', {
    format: 'listing',
    selector: 'table.gazettes tr',
    sourceType: 'gazette',
  }),
  sample('siu', 'Special Investigating Unit', '/news/siu.atom', { sourceType: 'oversight' }),
  sample('auditor-general', 'Auditor-General', '/news/agsa.rdf', { sourceType: 'oversight' }),
  sample('public-protector', 'Public Protector', '/news/public-protector.json', { sourceType: 'oversight' }),
  sample('competition', 'Competition Commission', '/news/sitemap.xml', {
    format: 'sitemap',
    pattern: '*/news/articles/*',
    sourceType: 'regulator',
    fullText: true,
  }),
  sample('scopa', 'Standing Committee on Public Accounts', '/news/scopa.xml', { sourceType: 'oversight' }),
  sample('broken', 'A feed with every fault', '/news/faulty.xml', { sourceType: 'media' }),
];
