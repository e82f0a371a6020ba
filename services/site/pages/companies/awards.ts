import { type Content, type Html, html } from '#services/html.ts';
import { KEY_PLACE } from '#services/site/docs/key-place.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { rand, spoken, when } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** Fields of awards that the page needs; most lists do not have `countedAmount`. */
export const AWARD_FIELDS =
  'tenderId,tenderTitle,tenderProvince,buyerName,status,amount,currency,countedAmount,validationErrors,companyRecordId,datedAt,dateBasis';

/** Columns of the table (CSV): those of the page, and the published name of the company. */
const CSV_FIELDS = `awardId,supplierName,${AWARD_FIELDS}`;

/** Awards of a company. Each amount that is not in the value of the company has the reason. */
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

/**
 * @returns why the value of the company does not contain the amount of the award; null if it does, or if there is no
 *   amount
 */
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
    : 'Not in the value: won by a joint venture, counted separately.';
}

/** Flags that exclude an amount from every sum (`core.counted_amount`), in words. */
const MEANINGS: Readonly<Record<string, string>> = {
  'suspect-amount': 'implausibly small or large',
  'award-above-estimate': 'far above the estimate of the tender',
  'award-above-plausible': 'above what is plausible in its category',
};

/** @returns how many awards to the company itself have a counted amount */
export const ownCounted = (company: Fields): number => {
  const years = company.list('awardsByYear');
  return years.length === 0 && !company.number('jointAwards')
    ? company.count('countedAwards')
    : years.reduce((sum, year) => sum + year.count('countedAwards'), 0);
};

/** @returns how the awards make up the figures of the company @param listed number of all its awards, in every state */
export function reckoning(company: Fields, listed: number): Html {
  const own = ownCounted(company);
  const joint = company.count('countedAwards') - own;
  const [bare, wrong] = [company.count('awardsWithoutAmount'), company.count('awardsLeftOut')];
  const unmade = listed - company.count('totalAwards');
  const value = company.number('totalValue');
  const parts = [
    html`${counted(own, 'award')} to the company itself: <strong>${value === null ? 'no value' : rand(value)}</strong>, which is the value above.`,
    joint > 0 &&
      html`${counted(joint, 'award')} to joint ventures: ${rand(company.number('jointAwardValue'))}. The shares of the members are not published, so this value is counted separately.`,
    wrong > 0 &&
      html`${counted(wrong, 'award')} with an amount that looks wrong or is not in rand: not in any sum. The row gives the reason.`,
    bare > 0 && html`${counted(bare, 'award')} without an amount.`,
    unmade > 0 &&
      html`${counted(unmade, 'award')} not made, such as pending or cancelled ones: not in any figure.`,
  ];
  return html`<details class="reckoning"><summary>How the awards make up the value</summary><ul>${parts.map((part) => part && html`<li>${part}</li>`)}</ul></details>`;
}

/** All awards as a table; its column `countedAmount` is what sums add up. */
export const awardsAsTable = (company: Fields, publicUrl: string): Html =>
  html`<details id="csv" class="no-print"><summary>All awards for a spreadsheet (CSV)</summary>
<p class="text">The <code>countedAmount</code> of all rows with this <code>companyRecordId</code> (<code>${company.text('id')}</code>) and the status <code>awarded</code> adds up to the value above. The command needs an enterprise <a href="/account/keys">key</a>.</p>
<pre tabindex="0" data-copy><code>curl -H "Authorization: Bearer ${KEY_PLACE}" -H "Accept: text/csv" -o awards.csv "${publicUrl}/v2/awards?company=${company.text('id')}&amp;fields=${CSV_FIELDS}"</code></pre></details>`;
