const letters = (text: unknown): string => `${text}`.toLowerCase().replace(/\W/g, '');

/**
 * @param name of a province
 * @param wanted a name, slug or code. The codes are the capitals of the names, and have a P behind a single one
 */
export const isProvince = (name: unknown, wanted: unknown): boolean => {
  const capitals = `${name}`.replace(/[^A-Z]/g, '');
  return [letters(name), letters(capitals[1] ? capitals : `${capitals}P`)].includes(letters(wanted));
};
