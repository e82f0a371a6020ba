import type { TreeElement } from '../view/tree.ts';

/** Makes the nodes of a tree. Texts are set as texts, whatever they contain. */
export function nodeOf([name, attributes, ...children]: TreeElement): Element {
  const [tag, names] = name.split('.');
  const node = /^(svg|g|path|text|rect)$/.test(tag!)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag!)
    : document.createElement(tag!);
  if (names) node.setAttribute('class', names);
  for (const key in attributes) if (attributes[key]) node.setAttribute(key, attributes[key] as string);
  for (const child of children) if (child) node.append(typeof child === 'string' ? child : nodeOf(child));
  return node;
}
