/**
 * An element: its name, with its class after a dot; its attributes, without those that are false (zero is kept as `0`);
 * its children.
 */
export type TreeElement = readonly [
  name: string,
  attributes?: Readonly<Record<string, unknown>> | null,
  ...children: Tree[],
];

/**
 * The content of a widget as plain data: a text or an element. The browser turns it into nodes and the server into
 * HTML; neither reads texts as markup. False shows nothing.
 */
export type Tree = string | false | 0 | null | undefined | TreeElement;
