import { type Html, html } from '#services/html.ts';

/** The search box of the site: a plain form that leads to the list of tenders. */
export const searchBar = (words: string, label = 'Search tenders'): Html =>
  html`<form class="searchbar" role="search" action="/tenders" method="get">
<label class="hidden" for="search">${label}</label>
<input id="search" type="search" name="q" value="${words}" maxlength="500" placeholder="security services, road maintenance, RFB 2991 …" autocomplete="off">
<button>Search</button>
</form>`;
