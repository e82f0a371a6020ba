/** A page to read. It is written as Markdown in `source`; `npm run generate` makes the file `html` of it, in the folder `texts`. */
export type Text = {
  source: string;
  html: string;
  /** Where the service shows it. */
  path: string;
  title: string;
  /** Its name in the navigation. */
  label: string;
};

const further = (name: string, label: string): Text => ({
  source: `docs/api/${name}.md`,
  html: `${name}.html`,
  path: `/docs/${name}`,
  title: `${label}: Tender Data API`,
  label,
});

/** The pages of docs/api.md and docs/api, in the order of the navigation. */
export const texts: readonly Text[] = [
  { source: 'docs/api.md', html: 'start.html', path: '/docs', title: 'Tender Data API', label: 'Start' },
  further('filters-and-search', 'Filters and search'),
  further('copies', 'Copies'),
  further('limits-and-outages', 'Limits and outages'),
  further('restricted-suppliers', 'Restricted suppliers'),
  further('openrefine', 'OpenRefine'),
  further('application', 'Application'),
  further('feeds', 'Feeds'),
];
