/** @returns a number with separators between thousands */
export const grouped = (value: number): string => value.toLocaleString('en-US');

/** @returns `1 page`, `2 pages` */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
