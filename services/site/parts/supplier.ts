import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { spoken } from '#services/site/parts/words.ts';

/** The supplier of an award, as a link to its page where the publisher names one, and the state of an award not made. */
export function supplierOf(award: Fields): Html {
  const name = award.text('supplierName');
  const status = award.string('status');
  const supplier =
    name === null
      ? html`<span class="soft">No supplier named</span>`
      : html`<a href="/companies/${encodeURIComponent(name)}">${name}</a>`;
  return status === 'awarded' ? supplier : html`${supplier}<br><small class="soft">${spoken(status)}</small>`;
}
