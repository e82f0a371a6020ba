import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import type { Page, ReadPaths } from '#services/site/page.ts';
import { checkForm } from '#services/site/pages/restricted/list.ts';
import { table } from '#services/site/parts/lists.ts';
import { share, when } from '#services/site/parts/words.ts';
import { problemsOf } from '#services/site/problems.ts';
import { RequestError } from '#shared/errors.ts';

/** Names that one page checks. `POST /api/screening` takes more. */
const MOST = 50;

type Checked = { name: string; result: Fields | null; list: Fields | null; problem: string | null };

export const checkPage: Page = {
  path: '/restricted-suppliers/check',
  section: 'restricted',
  takesForm: true,
  show: async ({ query, read }) => {
    const given = query.get('names') ?? '';
    const names = given
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const rule = ruleOf(names.length);
    const checked = rule ? [] : await Promise.all(names.map((name) => check(read, name)));
    const list = checked.find(({ list: known }) => known !== null)?.list ?? null;
    return {
      title: 'Check of names',
      description: 'Names compared with the lists of restricted suppliers.',
      // Without names there is nothing to show; the page of the lists has the form, too.
      canonical: '/restricted-suppliers',
      hidden: true,
      ...(rule ? { status: 400 } : {}),
      main: html`<p class="trail"><a href="/restricted-suppliers">Restricted suppliers</a></p><h1>Check of names</h1>
${
  checked.length === 0
    ? null
    : html`${verdict(checked)}${rows(checked)}
<p class="small soft">Compared with the lists${list?.text('date') ? html` of ${when(list.text('date'))}` : null}. “No match” only means that the lists have no such name.</p>`
}
${checkForm(given, rule)}`,
    };
  },
};

const ruleOf = (names: number): string | undefined => {
  if (names === 0) return 'names must have at least one name';
  return names > MOST ? `names must have at most ${MOST} names; there are ${names}` : undefined;
};

async function check(read: ReadPaths, line: string): Promise<Checked> {
  const comma = line.lastIndexOf(',');
  const number = comma === -1 ? '' : line.slice(comma + 1).trim();
  const numbered = /\d{4}/.test(number);
  const name = numbered ? line.slice(0, comma).trim() : line;
  const asked = new URLSearchParams({ q: name, ...(numbered ? { registration: number } : {}) });
  try {
    const { data, meta } = await read.whole(`/v2/forensic/restricted-suppliers/check?${asked}`);
    return { name: line, result: data, list: meta.at('list'), problem: null };
  } catch (error) {
    const problems = error instanceof RequestError ? problemsOf(error) : [];
    if (problems.length === 0) throw error;
    return { name: line, result: null, list: null, problem: problems.map(({ reason }) => reason).join('; ') };
  }
}

function verdict(checked: readonly Checked[]): Html {
  const found = checked.filter(({ result }) => result?.flag('matchFound')).length;
  return found === 0
    ? html`<p role="status">None of the names that could be compared is on the lists.</p>`
    : html`<p class="warn danger" role="status"><strong>${found} of ${checked.length}</strong> ${found === 1 ? 'matches' : 'match'} an entry of the lists.</p>`;
}

const rows = (checked: readonly Checked[]): Html =>
  table(
    'Result of the check',
    [
      { title: 'Name', cell: ({ name }) => name },
      {
        title: 'Result',
        cell: ({ result, problem }) => {
          if (problem !== null) return `Not compared: ${problem}`;
          const match = result?.at('match') ?? null;
          return match === null
            ? 'No match'
            : html`<a href="/restricted-suppliers/${match.text('id')}">${match.text('supplierName')}</a>, ${match.text('status') === 'active' ? html`<strong>restricted now</strong>` : match.text('status')}`;
        },
      },
      {
        title: 'Why',
        cell: ({ result }) => {
          const match = result?.at('match') ?? null;
          return match === null
            ? null
            : html`${match.text('matchReason')} <span class="soft">${share(match.count('matchConfidence'))}</span>`;
        },
      },
    ],
    checked,
  );
