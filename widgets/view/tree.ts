/**
 * An element: its name, behind which a dot begins its class; its attributes, of which one that is false is left out, so that
 * zero is the text `0`; its children.
 */
export type TreeElement = readonly [
  name: string,
  attributes?: Readonly<Record<string, unknown>> | null,
  ...children: Tree[],
];

/**
 * What a widget shows, as plain data: a text or an element. The browser makes nodes of it and the server HTML, both without
 * ever reading a text as markup. What is false shows nothing.
 */
export type Tree = string | false | 0 | null | undefined | TreeElement;
