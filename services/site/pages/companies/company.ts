import { type Html, html } from '#services/html.ts';
import { barDrawing } from '#services/site/drawings/bars.ts';
import type { Fields } from '#services/site/fields.ts';
import { askedOf } from '#services/site/lists/asked.ts';
import type { Page } from '#services/site/page.ts';
import {
  AWARD_FIELDS,
  awardsAsTable,
  awardTable,
  ownCounted,
  reckoning,
} from '#services/site/pages/companies/awards.ts';
import { entriesOf, screeningSection } from '#services/site/pages/companies/screening.ts';
import { facts, figures, pager } from '#services/site/parts/lists.ts';
import { shortly, when } from '#services/site/parts/words.ts';
import { pictureFor } from '#services/site/pictures/pictures.ts';
import { orProblems, problemList } from '#services/site/problems.ts';
import { queryOf } from '#services/site/query.ts';
import type { ParameterProblem } from '#shared/errors.ts';
import { counted, write } from '#widgets/view/format.ts';

const MOST_YEARS = 12;

export const companyPage: Page = {
  path: '/companies/{name}',
  section: 'companies',
  show: async ({ path, query: given, read, publicUrl }) => {
    const address = `/v2/companies/${encodeURIComponent(path['name'] ?? '')}`;
    const query = queryOf(given);
    const { data: company, meta } = await read.whole(address);
    const [awards, directors, entries] = await Promise.all([
      orProblems(() =>
        read.list(
          `${address}/awards${askedOf({}, query)
            .with('limit', query.get('limit') ?? '20')
            .with('fields', AWARD_FIELDS)
            .text()}`,
        ),
      ),
      read.list(`${address}/directors?limit=100`),
      entriesOf(company, read),
    ]);
    const name = company.text('name') ?? 'Unnamed';
    const canonical = `/companies/${company.text('id')}`;
    return {
      title: name,
      description: `${name}: ${counted(company.count('totalAwards'), 'award')} of organs of state in South Africa, with buyers, amounts and screening.`,
      canonical,
      ...('problems' in awards ? { status: 400 } : {}),
      api: address,
      picture: pictureFor('companies', company.string('id'), name),
      jsonLd: [
        {
          ...{ '@type': 'Organization', name },
          ...{ identifier: company.text('registrationNumber'), alternateName: spellings(company) },
        },
      ],
      main: html`<p class="trail"><a href="/companies">Companies</a></p><h1>${name}</h1>
${figures([
  { name: 'Awards', value: write(company.count('totalAwards')) },
  {
    name: 'Value',
    value: shortly(company.number('totalValue')),
    remark: `of ${counted(ownCounted(company), 'award')} to itself with an amount that counts`,
  },
  ...(company.number('jointAwards')
    ? [
        {
          name: 'In joint ventures',
          value: shortly(company.number('jointAwardValue')),
          remark: counted(company.count('jointAwards'), 'award'),
        },
      ]
    : []),
  { name: 'Latest award', value: when(company.text('latestAwardDate')) },
  { name: 'Buyers', value: write(company.count('totalBuyers')) },
])}
<div class="with-side end"><div>
${screeningSection(company, entries)}
<section><h2 id="awards">Awards</h2>${reckoning(company, meta.count('totalAwards'))}${'problems' in awards ? wrongAwards(canonical, awards.problems) : html`${awardTable(company, awards.records)}${pager(canonical, query, awards.meta)}`}${awardsAsTable(company, publicUrl)}</section>
<div class="grid two">
${years(company.list('awardsByYear'))}${spread('Buyers', company.list('buyers'))}${spread('Provinces', company.list('provinceCounts'))}${spread('Categories', company.list('categoryCounts'))}</div>
${partners(company)}
</div><aside aria-label="What is known">${known(company, directors.records)}</aside></div>
<p class="also no-print"><span>The same:</span> <a href="${address}">JSON</a> <a href="${address}/awards">Awards as JSON</a></p>`,
    };
  },
};

const wrongAwards = (path: string, problems: readonly ParameterProblem[]): Html =>
  html`<div class="warn danger" role="alert"><p>The address of this list of awards is wrong:</p>${problemList(problems)}<p><a href="${path}">All awards</a></p></div>`;

const spellings = (company: Fields): string[] => company.list('spellings').map((each) => each.string('name'));

function spread(title: string, counts: readonly Fields[]): Html | null {
  const bars = counts.slice(0, 8).map((each) => ({
    name: each.string('name'),
    value: each.count('awards'),
    label: counted(each.count('awards'), 'award'),
  }));
  return bars.length === 0 ? null : html`<section><h2>${title}</h2>${barDrawing(title, bars)}</section>`;
}

/** Awards by year; a single year would only repeat the figures. */
function years(list: readonly Fields[]): Html | null {
  const bars = list.slice(-MOST_YEARS).map((each) => {
    const awards = counted(each.count('awards'), 'award');
    const value = each.number('value');
    return {
      name: String(each.number('year')),
      value: each.count('awards'),
      label: value === null ? awards : `${awards}, ${shortly(value)}`,
    };
  });
  return bars.length < 2 ? null : html`<section><h2>By year</h2>${barDrawing('By year', bars)}</section>`;
}

function partners(company: Fields): Html | null {
  const [ventures, members] = [company.list('jointVentures'), company.list('members')];
  if (ventures.length === 0 && members.length === 0) return null;
  const link = (each: Fields) =>
    html`<li><a href="/companies/${each.text('id')}">${each.text('name')}</a></li>`;
  return html`<section><h2>${members.length > 0 ? 'Members of this joint venture' : 'Joint ventures'}</h2><ul>${[...members, ...ventures].map(link)}</ul></section>`;
}

function known(company: Fields, directors: readonly Fields[]): Html {
  const names = spellings(company);
  const cipc = company.at('cipc');
  const inOffice = new Set(company.list('directors').map((each) => each.string('name')));
  return html`<div class="card"><h2 class="hidden">What is known</h2>${facts([
    ['Registration', company.text('registrationNumber') ?? cipc?.text('registrationNumber')],
    ['In the company register', cipc && standing(cipc)],
    ['Registered', cipc?.text('registrationDate') ? when(cipc.text('registrationDate')) : null],
    ['Type', company.text('companyType')],
    ['Enterprise', company.text('enterpriseType') === 'UNSPECIFIED' ? null : company.text('enterpriseType')],
    ['B-BBEE level', company.text('beeLevel') ?? company.number('beeLevel')],
    ['CIDB grading', company.text('cidbGrading')],
    ['E-mail', company.text('contactEmail')],
    ['Phone', company.text('contactPhone')],
    ['Written as', names.length > 0 && html`<ul>${names.map((each) => html`<li>${each}</li>`)}</ul>`],
    [
      'Directors',
      directors.length > 0 &&
        html`<ul>${directors.map((each) => html`<li>${each.text('directorFullName')} <small class="soft">${office(each, inOffice)}</small></li>`)}</ul>`,
    ],
  ])}<p class="small soft">Identity numbers are never shown in full.</p></div>`;
}

/** What the company register says about a company, and since when. */
const standing = (cipc: Fields): Html =>
  html`${cipc.text('status')}${cipc.text('statusDate') ? html`, since ${when(cipc.text('statusDate'))}` : null}`;

/**
 * The office of a director; of one who does not hold it any more, how and when it ended.
 * @param inOffice names of the persons that the record of the company shows as its directors
 */
function office(director: Fields, inOffice: ReadonlySet<string>): Html {
  const [status, left] = [director.text('status'), director.text('resignedDate')];
  const role = director.text('roleType') ?? 'Director';
  return left === null && inOffice.has(director.string('directorFullName'))
    ? html`${role}`
    : html`${role}, ${status === null || status === 'Active' ? 'former' : status.toLowerCase()}${left === null ? null : html` ${when(left)}`}`;
}
