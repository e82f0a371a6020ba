import { type Content, type Html, html } from '#services/html.ts';
import { KEY_PLACE } from '#services/site/docs/key-place.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { rand, spoken, when } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** What a page needs of each award; most lists do not have what an amount counts for. */
export const AWARD_FIELDS =
  'tenderId,tenderTitle,tenderProvince,buyerName,status,amount,currency,countedAmount,validationErrors,companyRecordId,datedAt,dateBasis';

/** Columns of the table (CSV): those of the page, and what the company was called. */
const CSV_FIELDS = `awardId,supplierName,${AWARD_FIELDS}`;

/** Awards of a company. Each amount that the value of the company does not have says why. */
export const awardTable = (company: Fields, awards: readonly Fields[]): Html =>
  table(
    'Awards',
    [
      column.link('Tender', '/tenders', 'tenderId', 'tenderTitle'),
      column.text('Buyer', 'buyerName'),
      column.text('Province', 'tenderProvince'),
      { title: 'Amount', numeric: true, cell: (row) => amountCell(company, row) },
      {
        title: 'Date',
        cell: (row) =>
          html`${when(row.text('datedAt'))}${row.text('dateBasis') === 'firstSeen' ? html`<br><small class="soft">first seen</small>` : null}`,
      },
    ],
    awards,
  );

function amountCell(company: Fields, award: Fields): Content {
  const amount = award.number('amount');
  const currency = award.text('currency') ?? 'ZAR';
  const remark = leftOut(company, award);
  const shown = amount === null || currency === 'ZAR' ? rand(amount) : `${currency} ${amount}`;
  return remark === null ? shown : html`${shown}<br><small class="soft">${remark}</small>`;
}

/** @returns why the value of the company does not have the amount of the award; null where it has it, or where there is none */
function leftOut(company: Fields, award: Fields): string | null {
  if (award.number('amount') === null) return null;
  if (award.text('status') !== 'awarded')
    return `Not counted: the award is ${spoken(award.string('status')).toLowerCase()}.`;
  if (award.number('countedAmount') === null) {
    const flags = award.texts('validationErrors').flatMap((name) => MEANINGS[name] ?? []);
    return `Not counted: ${flags.length > 0 ? `looks wrong, ${flags.join(', ')}` : 'not in rand'}.`;
  }
  return award.text('companyRecordId') === company.text('id')
    ? null
    : 'Not in the value: of a joint venture, counted apart.';
}

/** Flags that take an amount out of every sum (`core.counted_amount`), in words. */
const MEANINGS: Readonly<Record<string, string>> = {
  'suspect-amount': 'implausibly small or large',
  'award-above-estimate': 'far above the estimate of the tender',
  'award-above-plausible': 'above what is plausible in its category',
};

/** @returns how many awards to the company itself have an amount that counts */
export const ownCounted = (company: Fields): number => {
  const years = company.list('awardsByYear');
  return years.length === 0 && !company.number('jointAwards')
    ? company.count('countedAwards')
    : years.reduce((sum, year) => sum + year.count('countedAwards'), 0);
};

/** @param listed number of all awards of the company, in every state: how they make up its figures */
export function reckoning(company: Fields, listed: number): Html {
  const own = ownCounted(company);
  const joint = company.count('countedAwards') - own;
  const [bare, wrong] = [company.count('awardsWithoutAmount'), company.count('awardsLeftOut')];
  const unmade = listed - company.count('totalAwards');
  const value = company.number('totalValue');
  const parts = [
    html`${counted(own, 'award')} to the company itself: <strong>${value === null ? 'no value' : rand(value)}</strong>, which is the value above.`,
    joint > 0 &&
      html`${counted(joint, 'award')} of joint ventures: ${rand(company.number('jointAwardValue'))}. Nobody publishes the shares, so that it is counted apart.`,
    wrong > 0 &&
      html`${counted(wrong, 'award')} with an amount that looks wrong or is not in rand: in no sum. The row says why.`,
    bare > 0 && html`${counted(bare, 'award')} without an amount.`,
    unmade > 0 &&
      html`${counted(unmade, 'award')} not made, such as pending or cancelled ones: in no figure.`,
  ];
  return html`<details class="reckoning"><summary>How the awards make up the value</summary><ul>${parts.map((part) => part && html`<li>${part}</li>`)}</ul></details>`;
}

/** All awards as a table whose column `countedAmount` has what sums contain. */
export const awardsAsTable = (company: Fields, publicUrl: string): Html =>
  html`<details id="csv" class="no-print"><summary>All awards for a spreadsheet (CSV)</summary>
<p class="text">In rows with this <code>companyRecordId</code> (<code>${company.text('id')}</code>) and the status <code>awarded</code>, <code>countedAmount</code> adds up to the value above. It needs an enterprise <a href="/account/keys">key</a>.</p>
<pre tabindex="0" data-copy><code>curl -H "Authorization: Bearer ${KEY_PLACE}" -H "Accept: text/csv" -o awards.csv "${publicUrl}/v2/awards?company=${company.text('id')}&amp;fields=${CSV_FIELDS}"</code></pre></details>`;
