import { execFile, execFileSync } from 'node:child_process';
import { watchHelper } from '#shared/documents/apart/watched.ts';
import type { PlacedText } from '#shared/documents/pdf.ts';
import type { PageLines } from './extraction.ts';
import { pageLines } from './layout/page-lines.ts';

/** A page to recognise: its number, from 1, and its size in points. */
export type PageSize = { number: number; width: number; height: number };

/**
 * Recognises pages of a PDF from how they look.
 * @returns what was recognised; pages that were not are absent
 */
export type Recogniser = (bytes: Uint8Array, pages: readonly PageSize[]) => Promise<Map<number, PageLines>>;

const PROGRAM = 'tesseract';
/** Languages of documents, where the program has them. */
const LANGUAGES = ['eng', 'afr'];
/** 200 points an inch: less makes small print unsure, more takes longer and reads no better. */
const SCALE = 200 / 72;
/** An image of a page has no longer side than this, however large the page says that it is. */
const MOST_PIXELS = 4_000;
/** Recognising a page takes a few seconds; of a longer document the first pages are read. */
const MAX_PAGES = 60;
const MAX_OUTPUT = 16_777_216;
/**
 * Time for one page by the clock. It takes a few seconds of the processor, of which it may get a thirtieth; what it uses counts for
 * the document.
 */
const PAGE_MILLISECONDS = 300_000;

/** @returns null where the program is not on the path, or knows none of the languages */
export function recogniserOnPath(): Recogniser | null {
  const languages = installedLanguages();
  if (languages.length === 0) return null;
  return async (bytes, pages) => {
    // Loaded with the first scanned page: it takes as long as many modules together.
    const { PDFParse } = await import('pdf-parse');
    const parser = new PDFParse({ data: new Uint8Array(bytes), isEvalSupported: false });
    const found = new Map<number, PageLines>();
    try {
      for (const { number, width, height } of pages.slice(0, MAX_PAGES)) {
        const scale = Math.min(SCALE, MOST_PIXELS / Math.max(width, height));
        // One page at a time: an image of a page takes some 15 MB.
        const shot = await parser.getScreenshot({ partial: [number], scale, imageDataUrl: false });
        const image = shot.pages[0]?.data;
        const table = image ? await recognise(image, languages) : null;
        if (table !== null) found.set(number, linesOf(wordsOf(table, scale)));
      }
    } finally {
      await parser.destroy();
    }
    return found;
  };
}

function installedLanguages(): string[] {
  try {
    const listed = execFileSync(PROGRAM, ['--list-langs'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const installed = new Set(listed.toString().split(/\s+/));
    return LANGUAGES.filter((language) => installed.has(language));
  } catch {
    return [];
  }
}

/** @returns a table of words with their places; null where the program fails or takes too long */
const recognise = (image: Uint8Array, languages: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const child = execFile(
      PROGRAM,
      ['stdin', 'stdout', '-l', languages.join('+'), '--dpi', '200', 'tsv'],
      { maxBuffer: MAX_OUTPUT, timeout: PAGE_MILLISECONDS, killSignal: 'SIGKILL' },
      (error, output) => {
        watchHelper(null);
        resolve(error ? null : output);
      },
    );
    watchHelper(child.pid ?? null);
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(image);
  });

type Words = { items: PlacedText[]; confidence: number };

/** Columns of the table: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const WORD_LEVEL = '5';
const BLOCK = 2;
const PLACE = 6;
const CONFIDENCE = 10;
const TEXT = 11;

function wordsOf(table: string, scale: number): Words {
  const rows = table
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((cells) => cells[0] === WORD_LEVEL && cells[TEXT]?.trim());
  const lines = Map.groupBy(rows, (cells) => cells.slice(BLOCK, BLOCK + 3).join(' '));
  const items = [...lines.values()].flatMap((words) => {
    const places = words.map((cells) =>
      cells.slice(PLACE, CONFIDENCE).map((length) => Number(length) / scale),
    );
    // Words of a line have heights and feet of their own; as one line they have the same.
    const height = Math.max(...places.map(([, , , high = 0]) => high));
    const foot = Math.max(...places.map(([, top = 0, , high = 0]) => top + high));
    return words.map((cells, at): PlacedText => {
      const [x = 0, , width = 0] = places[at]!;
      // With a blank, because words are recognised as such, however close together they stand.
      return { page: 1, text: `${cells[TEXT]} `, x, y: foot, width, height, angle: 0 };
    });
  });
  const sum = rows.reduce((total, cells) => total + Number(cells[CONFIDENCE]), 0);
  return { items, confidence: rows.length === 0 ? 0 : Math.max(0, sum / rows.length / 100) };
}

const linesOf = ({ items, confidence }: Words): PageLines => ({
  lines: pageLines(items),
  method: 'recognised',
  confidence,
});
