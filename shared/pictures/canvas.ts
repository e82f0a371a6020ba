import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The library that draws. */
export type Canvas = typeof import('@napi-rs/canvas');

/** The fonts come with a package, so that pictures are the same on every machine. */
const FAMILY = 'Liberation';
const FILES = [
  ['LiberationSans-Regular.ttf', FAMILY],
  ['LiberationSans-Bold.ttf', `${FAMILY} Bold`],
] as const;

let canvas: Promise<Canvas> | null = null;

/** Loads the library with its fonts; processes that draw nothing do without. */
export function loadCanvas(): Promise<Canvas> {
  canvas ??= load();
  return canvas;
}

async function load(): Promise<Canvas> {
  const library = await import('@napi-rs/canvas');
  const fonts = join(
    dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
    'standard_fonts',
  );
  for (const [file, family] of FILES) library.GlobalFonts.registerFromPath(join(fonts, file), family);
  return library;
}

/** @returns a font of this size in pixels, as a pen takes it; its letters are as wide as those of Helvetica */
export const fontOf = (size: number, isBold: boolean): string =>
  `${size}px "${isBold ? `${FAMILY} Bold` : FAMILY}"`;
