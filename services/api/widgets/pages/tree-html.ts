import { type Content, element, type Html } from '#services/html.ts';
import type { TreeElement } from '#widgets/view/tree.ts';

/** @returns what a widget shows, as HTML: the same that a browser makes of it */
export function htmlOf([name, attributes, ...children]: TreeElement): Html {
  const [tag = '', names] = name.split('.');
  return element(
    tag,
    { ...attributes, ...(names !== undefined && { class: names }) },
    children.map((child): Content => {
      if (!child) return null;
      return typeof child === 'string' ? child : htmlOf(child);
    }),
  );
}
