const NAMES =
  'Eastern Cape,Free State,Gauteng,KwaZulu-Natal,Limpopo,Mpumalanga,North West,Northern Cape,Western Cape,National'.split(
    ',',
  );
const letters = (text: unknown): string => `${text}`.toLowerCase().replace(/\W/g, '');

/**
 * @param wanted a name, slug or code. Codes are the capitals of the name; a single capital gets a P
 * @returns the name of the province, if there is one
 */
export const provinceOf = (wanted: unknown): string | undefined =>
  NAMES.find((name) =>
    [name.replace(/[^A-Z]/g, '').padEnd(2, 'P'), name].map(letters).includes(letters(wanted)),
  );

/** Where the tile of each province is: column and row. Odd rows are half a tile further, so that neighbours touch. */
export const TILES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  LP: [2, 0],
  NW: [0.5, 1],
  GP: [1.5, 1],
  MP: [2.5, 1],
  NC: [0, 2],
  FS: [1, 2],
  KZN: [2, 2],
  WC: [0.5, 3],
  EC: [1.5, 3],
};
