import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { chosenOf } from '#services/site/lists/chosen.ts';
import { type ListDeclaration, SHOWN_BY } from '#services/site/lists/declaration.ts';
import type { ReadPaths } from '#services/site/page.ts';
import { searchedWords } from '#services/site/parts/reasons.ts';
import type { ListQuery } from '#services/site/query.ts';
import { write } from '#widgets/view/format.ts';

/** @returns why a text finds nothing whatever the records say; null if it has words that can be found */
function wordless(text: string | null, many: string, meta: Fields): string | null {
  if (text === null || (searchedWords(text).length > 0 && !meta.has('wordless'))) return null;
  return text.trim().startsWith('-')
    ? ` The search only says which words to leave out. Add a word that the ${many} should have.`
    : ' The search has no words that can be looked for.';
}

/** Suggestions if nothing was found: each filter whose removal gives results, with their number. */
export async function wayOut(
  declared: ListDeclaration,
  read: ReadPaths,
  query: ListQuery,
  meta: Fields,
): Promise<Html> {
  const { path, one, many, address, ways } = declared;
  const asked = query.without('cursor', 'page');
  const removable = [...new Map(chosenOf(declared, asked).map((each) => [each.name, each])).values()];
  const possible = [
    ...removable.map(({ name, label }) => ({ label: `without “${label}”`, query: asked.without(name) })),
    ...(asked.get('q') !== null && removable.length > 0
      ? [{ label: 'for the words alone', query: asked.without(...removable.map(({ name }) => name)) }]
      : []),
    ...(ways?.(asked) ?? []),
  ];
  const counted = await Promise.all(
    possible.map(async (way) => {
      // The same page size as behind the link, because the number of results may depend on it.
      const { meta: found } = await read.list(address(way.query.without(...SHOWN_BY)));
      return { ...way, total: found.count('totalCount'), isExact: found.flag('totalIsExact') };
    }),
  );
  const useful = counted.filter(({ total }) => total > 0);
  return html`<div class="card"><p>No ${one} matches.${wordless(asked.get('q'), many, meta)}</p>
${
  useful.length === 0
    ? html`<p>Try fewer or other words, or look at <a href="${path}">all ${many}</a>.</p>`
    : html`<ul>${useful.map(
        ({ label, query: way, total, isExact }) =>
          html`<li><a href="${path}${way.text()}">${isExact ? null : 'At least '}${write(total)} ${label}</a></li>`,
      )}</ul>`
}</div>`;
}
