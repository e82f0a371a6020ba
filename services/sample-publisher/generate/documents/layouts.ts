import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FIXTURES, fixture } from '#services/sample-publisher/generate/fixture.ts';
import type { Tender } from '#services/sample-publisher/generate/tender.ts';
import { fileFormats, fileKinds } from './file-kind.ts';
import type { Layout } from './layout.ts';
import { look, type Paper } from './print/paper.ts';
import { scopeOf } from './template/facts.ts';
import { node } from './template/nodes.ts';
import { blocks, type Setting, textOf } from './template/render.ts';
import { documentCategories, listFields, valueFields } from './truth.ts';

const FOLDER = 'layouts';
const PARTS = 'parts.yaml';

const layout = z.strictObject({
  category: z.enum(documentCategories),
  format: z.enum(fileFormats),
  /** Whether its pages are images, as those of a scanner are. */
  scanned: z.boolean().optional(),
  /** The files for which the publisher uses it. */
  kinds: z.array(z.enum(fileKinds)).nonempty(),
  /** Which tenders have such documents; all where it is missing. `every`: one in so many. */
  fits: z.union([z.enum(['municipalities', 'others']), z.strictObject({ every: z.number() })]).optional(),
  facts: z.strictObject({ returnables: z.enum(['plain', 'mandatory', 'split']), subCriteria: z.boolean() }),
  /** Share of the documents that state a field, where the tender has it; `moved`: where it differs from before. */
  states: z.partialRecord(
    z.enum([...valueFields, ...listFields]),
    z.union([z.number().min(0).max(1), z.literal('moved')]),
  ),
  /** A form that is always asked for: the document itself. */
  itself: z.strictObject({ code: z.string(), text: z.string(), mandatory: z.boolean() }).optional(),
  /** `gluedIn`: share of the documents that lose blanks. */
  look: look.extend({ gluedIn: z.number().min(0).max(1).optional() }),
  parts: z.record(z.string(), node).optional(),
  blocks: node,
});
type WrittenLayout = z.output<typeof layout>;
/** A layout that is like another one but for some fields. */
const variant = layout.partial().extend({ like: z.string() });
const either = z.unknown().transform((value, context) => {
  const isVariant = typeof value === 'object' && value !== null && 'like' in value;
  const read = (isVariant ? variant : layout).safeParse(value);
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.addIssue({ ...issue });
  return z.NEVER;
});

const shared = fixture(`${FOLDER}/${PARTS}`, z.record(z.string(), node));

const fitting =
  (fits: WrittenLayout['fits']) =>
  ({ buyer, number }: Pick<Tender, 'buyer' | 'number'>): boolean => {
    if (fits === undefined) return true;
    if (typeof fits === 'object') return number % fits.every === 0;
    return (buyer.kind === 'municipality') === (fits === 'municipalities');
  };

function composed(
  { look: { gluedIn, ...own }, parts, blocks: body }: WrittenLayout,
  setting: Setting,
): Paper {
  const filled = (text: string | undefined) => text && (textOf(text, setting) ?? '');
  const glued = gluedIn === undefined || setting.random.chance(gluedIn) ? own.glued : 0;
  return {
    look: { ...own, ...{ glued, header: filled(own.header), footer: filled(own.footer) } },
    blocks: blocks(body, { ...setting, parts: { ...shared, ...parts } }),
  };
}

const layoutOf = (name: string, written: WrittenLayout): Layout => ({
  ...written,
  name,
  fits: fitting(written.fits),
  compose: (bid, random) => {
    try {
      return composed(written, { scope: scopeOf(bid), parts: shared, random });
    } catch (cause) {
      throw new Error(`fixtures/${FOLDER}/…-${name}.yaml: ${(cause as Error).message}`, { cause });
    }
  },
});

/** The layouts `fixtures/layouts/<order>-<name>.yaml` in their order. Papers of other layouts are data: `fixtures/documents/`. */
export const layouts: readonly Layout[] = (() => {
  const known = new Map<string, WrittenLayout>();
  const files = readdirSync(join(FIXTURES, FOLDER)).filter((file) => file !== PARTS);
  for (const file of files.sort()) {
    const read = fixture(`${FOLDER}/${file}`, either);
    known.set(file.replace(/^\d+-|\.yaml$/g, ''), 'like' in read ? resembling(read, known) : read);
  }
  return [...known].map(([name, written]) => layoutOf(name, written));
})();

function resembling(
  { like, ...own }: z.output<typeof variant>,
  known: ReadonlyMap<string, WrittenLayout>,
): WrittenLayout {
  const other = known.get(like);
  if (!other) throw new Error(`a layout is like ${like}, but no layout before it is called so`);
  return { ...other, ...own } as WrittenLayout;
}
