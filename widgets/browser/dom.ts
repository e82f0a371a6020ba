import type { TreeElement } from '../view/tree.ts';

/** How elements are made; a kind that draws adds those of SVG. */
export const dom = { create: (name: string): Element => document.createElement(name) };

/** Makes the nodes of a tree. Texts are set as texts, whatever they contain. */
export function nodeOf([name, attributes, ...children]: TreeElement): Element {
  const [element, names] = name.split('.');
  const node = dom.create(element!);
  if (names) node.setAttribute('class', names);
  for (const key in attributes) if (attributes[key]) node.setAttribute(key, attributes[key] as string);
  for (const child of children) if (child) node.append(typeof child === 'string' ? child : nodeOf(child));
  return node;
}
