import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from '#eval/real-data.ts';
import type { DocumentText } from '#shared/domain/documents/document-text.ts';
import type { Part } from '#shared/domain/documents/facts/parts.ts';

/** Labels of a document, part by part. An absent part was not labelled; a part without values is not stated. */
export type PartTruth = { readonly [Of in Part]?: readonly unknown[] };

/** A labelled contact from a real document; each of its numbers is right. */
export type LabelledContact = {
  name: string | null;
  email: string | null;
  phones: readonly string[];
  about: string | null;
};

/**
 * `practice`: the document was used to correct the rules. `blind`: nobody looked at the results of the rules for it
 * before they were finished.
 */
export type Half = 'practice' | 'blind';

/** A real tender pack: its text, and labels by a careful reader. */
export type Pack = { id: string; half: Half; text: DocumentText; truth: PartTruth };

/** One file of labels, by id. An absent field was not labelled. */
type Stated = { value: unknown; quotes?: readonly string[] };
type PackFile = Readonly<
  Record<
    string,
    { half: string; seen?: readonly string[] } & Partial<
      Record<
        | 'closing'
        | 'validityDays'
        | 'briefing'
        | 'evaluationSystem'
        | 'functionalityThreshold'
        | 'cidb'
        | 'methods'
        | 'address'
        | 'copies'
        | 'durationMonths'
        | 'paymentDays'
        | 'localContent',
        Stated
      >
    > & {
        functionality?: [string, number][] | null;
        specificGoals?: [string, number][] | null;
        contacts?: [string | null, string | null, string[], string | null][] | null;
        returnables?: string | null;
      }
  >
>;

/**
 * @param folder with the folder `tender-packs`
 * @returns the real packs, ordered by name; empty if they are absent
 */
export function realPacks(folder: string = realDataFolder): Pack[] {
  const packs = join(folder, 'tender-packs');
  if (!existsSync(packs)) return [];
  return readdirSync(packs)
    .filter((name) => name.endsWith('.truth.json'))
    .sort()
    .flatMap((name) => {
      const file = JSON.parse(readFileSync(join(packs, name), 'utf8')) as PackFile;
      return Object.entries(file).flatMap(([id, truth]) => {
        const text = pagesOf(readFileSync(join(packs, `${id}.txt`), 'utf8'));
        return halvesOf({ id, half: 'practice', text, truth: partTruth(truth) }, truth);
      });
    });
}

/** Parts of a blind pack whose mistakes were looked at are practice; the others are still blind. */
function halvesOf(pack: Pack, { half, seen = [] }: Pick<PackFile[string], 'half' | 'seen'>): Pack[] {
  if (half !== 'blind') return [pack];
  const parts = Object.entries(pack.truth);
  const ofHalf = (is: boolean) => Object.fromEntries(parts.filter(([part]) => seen.includes(part) === is));
  const blind = { ...pack, half: 'blind' as const, truth: ofHalf(false) };
  return seen.length === 0 ? [blind] : [blind, { ...pack, truth: ofHalf(true) }];
}

/** Pages are separated by form feeds. */
const pagesOf = (text: string): DocumentText => ({
  pages: text.split('\f').map((page, index) => ({ number: index + 1, text: page, method: 'text' })),
});

function partTruth(pack: PackFile[string]): PartTruth {
  const one = (stated: Stated | undefined, part: (value: never) => unknown = (value) => value) =>
    stated === undefined ? undefined : stated.value === null ? [] : [part(stated.value as never)];
  const list = <Entry>(entries: readonly Entry[] | null | undefined, entry: (value: Entry) => unknown) =>
    entries?.map(entry);
  const { contacts } = pack;
  const truth = {
    'closing.date': one(pack.closing, ([date]: [string]) => date),
    'closing.time': one(pack.closing, ([, time]: [string, string]) => time),
    validityDays: one(pack.validityDays),
    'briefing.moment': one(pack.briefing, ([date, time]: string[]) => ({ date, time })),
    'briefing.compulsory': one(pack.briefing, ([, , compulsory]: unknown[]) => compulsory),
    'briefing.venue': one(pack.briefing, ([, , , venue]: unknown[]) => venue),
    'submission.methods': one(pack.methods, waysOf),
    'submission.address': addressTruth(pack),
    'submission.copies': one(pack.copies),
    evaluationSystem: one(pack.evaluationSystem),
    functionalityThreshold: one(pack.functionalityThreshold),
    durationMonths: one(pack.durationMonths),
    paymentDays: one(pack.paymentDays),
    // `5EB or 5EP`: a bidder needs one of them.
    cidb: one(pack.cidb)?.flatMap((grades) => String(grades).split(' or ').map(gradeIn)),
    localContent: one(pack.localContent),
    functionality: list(pack.functionality, ([name, weight]) => ({ name, weight })),
    specificGoals: list(pack.specificGoals, ([goal, points]) => ({ goal, points })),
    contacts: list(contacts, ([name, email, phones, about]) => ({ name, email, phones, about })),
    'contacts.email': contacts?.flatMap(([, email]) => email ?? []),
    returnables: pack.returnables?.split(' ').filter((code) => code !== ''),
  };
  // An hour or place that a session does not have counts as not stated.
  return Object.fromEntries(
    Object.entries(truth).map(([part, values]) => [part, values?.filter((value) => value !== null)]),
  );
}

/** A courier brings a bid by hand. */
const waysOf = (ways: readonly string[]): string[] => [
  ...new Set(ways.map((way) => (way === 'courier' ? 'hand' : way))),
];

const ELECTRONIC = /[\w.+-]+@[\w.-]+\w|\b(?:https?:\/\/|www\.)[\w./?=&%-]+[\w/]/g;

/**
 * Labels give the place of a box or an office. For bids without a place, e-mail addresses and links come from the
 * quotes about submission; if these have none, the part is not labelled.
 */
function addressTruth({ address, methods }: PackFile[string]): unknown[] | undefined {
  if (address === undefined || address.value !== null) return address && [address.value];
  const ways = (methods?.value ?? []) as readonly string[];
  if (!ways.includes('email') && !ways.includes('portal')) return [];
  const found = (methods?.quotes ?? []).join(' ').match(ELECTRONIC);
  return found === null ? undefined : found.slice(0, 1);
}

/** @returns e.g. grade 5 and class CE of `5CE PE` */
function gradeIn(text: string): object {
  const [, grade, classOfWorks] = /^(\d) ?([A-Z]{2})/.exec(text) ?? [];
  return { grade: Number(grade), classOfWorks, potentiallyEmerging: /PE$/.test(text) };
}
