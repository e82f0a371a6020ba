import type { TreeElement } from '../view/tree.ts';

/** Creates DOM nodes from a tree. Texts are never read as markup. */
export function nodeOf([name, attributes, ...children]: TreeElement, around = '1999/xhtml'): Element {
  const [tag, names] = name.split('.');
  const space = tag === 'svg' ? '2000/svg' : around;
  const node = document.createElementNS(`http://www.w3.org/${space}`, tag!);
  if (names) node.setAttribute('class', names);
  for (const key in attributes) if (attributes[key]) node.setAttribute(key, attributes[key] as string);
  for (const child of children)
    if (child) node.append(typeof child === 'string' ? child : nodeOf(child, space));
  return node;
}
