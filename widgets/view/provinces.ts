const letters = (text: unknown): string => `${text}`.toLowerCase().replace(/\W/g, '');

/**
 * @param name of a province
 * @param wanted a name, slug or code. The codes are the capitals of the names, and have a P behind a single one
 */
export const isProvince = (name: unknown, wanted: unknown): boolean =>
  [name, `${name}`.replace(/[^A-Z]/g, '').padEnd(2, 'P')].map(letters).includes(letters(wanted));
