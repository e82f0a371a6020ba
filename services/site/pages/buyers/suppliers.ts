import { type Html, html } from '#services/html.ts';
import { shareDrawing } from '#services/site/drawings/shares.ts';
import type { Fields } from '#services/site/fields.ts';
import { column, table } from '#services/site/parts/lists.ts';
import { share } from '#services/site/parts/words.ts';
import { counted } from '#widgets/view/format.ts';

/** Number of suppliers whose common share is shown. */
const FIRST = 3;

/** From whom a buyer buys: its suppliers by value, and the share of the first three. */
export function suppliersSection(buyer: Fields): Html | null {
  const suppliers = buyer.at('suppliers');
  const first = suppliers?.list('first') ?? [];
  if (suppliers === null || first.length === 0) return null;
  const stats = buyer.at('stats');
  const [all, value] = [stats?.number('totalAwards') ?? 0, stats?.number('totalAwardValue') ?? 0];
  const partOf = (amount: number | null): string =>
    amount === null || value <= 0 ? '–' : share(amount / value);
  return html`<section><h2 id="suppliers">From whom</h2>
<p>${concentration(suppliers, all)}</p>
${shareDrawing(
  'Shares of the awarded value',
  first.slice(0, FIRST).map((each) => ({ name: each.string('name'), value: each.count('value') })),
  value,
)}
${table(
  'Suppliers by value',
  [
    column.link('Supplier', '/companies', 'id', 'name'),
    column.count('Awards', 'awards'),
    column.rand('Value', 'value'),
    { title: 'Share', numeric: true, cell: (row) => partOf(row.number('value')) },
  ],
  first,
)}
<p class="small soft">Awards that were made, by company. Awards to a joint venture count only for the joint venture. Amounts that look wrong are left out.</p></section>`;
}

/** The share of the first three; nothing if there are only a few suppliers. @param all awards of the buyer */
function concentration(suppliers: Fields, all: number): Html {
  const total = suppliers.count('total');
  const [byValue, byAwards] = [suppliers.number('valueShareOfThree'), suppliers.number('awardShareOfThree')];
  if (total <= FIRST || byAwards === null)
    return html`${counted(total, 'supplier')} with ${counted(all, 'award')}.`;
  return html`${counted(total, 'supplier')}. ${byValue === null ? null : html`The three with the greatest value have <strong>${share(byValue)}</strong> of the awarded value. `}The three with most awards have <strong>${share(byAwards)}</strong> of ${counted(all, 'award')}.`;
}
