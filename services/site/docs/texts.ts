/**
 * A page of text. It is written as Markdown in `source`; `npm run generate` converts it to the file `html` in the
 * folder `texts`.
 */
export type DocsText = {
  source: string;
  html: string;
  /** Path at which the service shows it. */
  path: string;
  /** Its name in the navigation, and the beginning of the title of the page. */
  label: string;
  /** Its content, in one sentence. */
  about: string;
};

const guide = (name: string, label: string, about: string): DocsText => ({
  ...{ source: `docs/api/${name}.md`, html: `${name}.html`, path: `/docs/${name}`, label, about },
});

/** The pages of docs/api.md and docs/api, in the order of the navigation. */
export const guides: readonly DocsText[] = [
  {
    ...{ source: 'docs/api.md', html: 'basics.html', path: '/docs/basics', label: 'Basics' },
    about: 'Keys and quotas, the envelope, paging, errors, dates, nulls and ids.',
  },
  guide(
    'filters-and-search',
    'Filters and search',
    'Which records a list gives, in which order, and with which fields.',
  ),
  guide('copies', 'Copies', 'A copy of everything, tables for spreadsheets, conditional requests.'),
  guide(
    'limits-and-outages',
    'Limits and outages',
    'How much you may request at the same time, and how the service answers while the database does not respond.',
  ),
  guide(
    'restricted-suppliers',
    'Restricted suppliers',
    'Parameters and responses of checks of names and numbers.',
  ),
  guide('openrefine', 'OpenRefine', 'Matching your own table of suppliers or buyers with the records here.'),
  guide(
    'widgets',
    'Widgets',
    'Figures and lists for any site: as a script, in a frame or in WordPress; options, colours and sizes.',
  ),
  guide('application', 'Application', 'Paths for a web application and its users.'),
  guide(
    'feeds',
    'Feeds',
    'The newest results of a query, for feed readers; leaderboards, latest awards, trends and a map, for pages of other sites.',
  ),
];

export const changelog: DocsText = {
  ...{ source: 'CHANGELOG.md', html: 'changelog.html', path: '/docs/changelog', label: 'Changelog' },
  about: 'Changes for those who call, run or embed the service.',
};

/** Every page that is generated from Markdown. */
export const texts: readonly DocsText[] = [...guides, changelog];
