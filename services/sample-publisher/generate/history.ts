import { publishesAwards } from './buyers.ts';
import type { FileKind } from './documents/file-kind.ts';
import { fileNames, type TenderFile } from './documents/files.ts';
import { filled } from './fixture.ts';
import { type Random, randomOf } from './random.ts';
import type { Tender } from './tender.ts';
import { DAY, dayOf, onWorkday } from './times.ts';

/** What happens to a published tender. The publisher rewrites the release under its old id and date. */
export type Change = { at: number } & (
  | { kind: 'extended'; closing: number }
  | { kind: 'file-added'; file: { name: string; kind: FileKind } }
  | { kind: 'retitled'; title: string }
  | { kind: 'cancelled' }
  | { kind: 'completed' }
  | { kind: 'award-listed' }
  | { kind: 'awarded' }
  | { kind: 'award-corrected' }
);

/** The state of a tender at a time. */
export type TenderState = {
  title: string;
  closing: number;
  status: 'active' | 'cancelled' | 'complete';
  files: readonly TenderFile[];
  /** Whether the portal lists the winners; releases have them some days later. */
  awardListed: boolean;
  awarded: boolean;
  awardCorrected: boolean;
};

const EXTENDED = 0.12;
const EXTENDED_AGAIN = 0.25;
const FILE_ADDED = 0.1;
/** Share of the extensions that a file announces. */
const ANNOUNCED = 0.6;
const RETITLED = 0.02;
const CANCELLED = 0.06;
/** Share of the tenders that become `complete`; the publisher leaves most closed tenders `active`, awarded or not. */
const COMPLETED = 0.05;
const AWARD_CORRECTED = 0.04;
/** The portal lists a winner up to so many days before releases do. */
const MAX_DAYS_LISTED_BEFORE = 12;

/** Everything that ever happens to a tender, in order of time. */
export function historyOf(seed: number, tender: Tender): readonly Change[] {
  const random = randomOf(seed, 'history', tender.number);
  const changes: Change[] = [];
  const advertised = tender.closing - tender.published;
  const whileOpen = () => tender.published + advertised * (0.15 + random.fraction() * 0.8);
  const closing = extensions(seed, tender, random, changes);
  if (random.chance(FILE_ADDED))
    changes.push({ kind: 'file-added', at: whileOpen(), file: random.pick(fileNames.added) });
  if (random.chance(RETITLED))
    changes.push({ kind: 'retitled', at: whileOpen(), title: retitled(tender.wording.title, random) });
  if (random.chance(COMPLETED))
    changes.push({ kind: 'completed', at: closing + (5 + random.fraction() * 90) * DAY });
  if (random.chance(publishesAwards(tender.buyer))) {
    const lag = Math.min(200, 20 + 45 * Math.exp(0.8 * random.normal()));
    const awarded = closing + lag * DAY;
    const ahead = randomOf(seed, 'award-listed', tender.number).fraction() * MAX_DAYS_LISTED_BEFORE * DAY;
    changes.push({ kind: 'award-listed', at: awarded - ahead }, { kind: 'awarded', at: awarded });
    if (random.chance(AWARD_CORRECTED))
      changes.push({ kind: 'award-corrected', at: closing + (lag + 3 + random.fraction() * 50) * DAY });
  }
  if (random.chance(CANCELLED)) {
    const at = random.chance(0.6) ? whileOpen() : closing + (2 + random.fraction() * 80) * DAY;
    return [
      ...changes.filter((change) => change.at < at && change.kind !== 'completed'),
      { kind: 'cancelled' as const, at },
    ].sort(byTime);
  }
  return changes.sort(byTime);
}

/** Adds the extensions to the changes; returns the final closing time. */
function extensions(seed: number, tender: Tender, random: Random, changes: Change[]): number {
  let { closing } = tender;
  const announcement = randomOf(seed, 'announcement', tender.number);
  let probability = EXTENDED;
  while (random.chance(probability)) {
    const at = Math.max(tender.published, closing - (0.5 + random.fraction() * 6) * DAY);
    closing = onWorkday(closing + random.pick([7, 7, 10, 14, 14, 21]) * DAY);
    changes.push({ kind: 'extended', at, closing });
    if (announcement.chance(ANNOUNCED)) {
      const { name, kind } = fileNames.extension;
      const file = { name: filled(name, () => dayOf(closing)), kind };
      changes.push({ kind: 'file-added', at, file });
    }
    probability = EXTENDED_AGAIN;
  }
  return closing;
}

const retitled = (title: string, random: Random): string =>
  random.pick([
    `${title.trimEnd()} - AMENDED`,
    `ERRATUM: ${title.trimEnd()}`,
    title.toUpperCase() === title ? `${title.trimEnd()} (CORRECTION)` : title.toUpperCase(),
  ]);

/** The state of a tender after all changes up to and including a time. */
export function stateAt(tender: Tender, history: readonly Change[], time: number): TenderState {
  const state = {
    title: tender.wording.title,
    closing: tender.closing,
    status: 'active' as TenderState['status'],
    files: [...tender.files],
    awardListed: false,
    awarded: false,
    awardCorrected: false,
  };
  for (const change of history) {
    if (change.at > time) break;
    switch (change.kind) {
      case 'extended':
        state.closing = change.closing;
        state.files[0] = { ...state.files[0]!, modified: change.at };
        break;
      case 'file-added':
        state.files.push({
          position: state.files.length,
          ...change.file,
          format: 'pdf',
          published: change.at,
          modified: change.at,
        });
        break;
      case 'retitled':
        state.title = change.title;
        break;
      case 'cancelled':
        state.status = 'cancelled';
        break;
      case 'completed':
        state.status = 'complete';
        break;
      case 'award-listed':
        state.awardListed = true;
        break;
      case 'awarded':
        state.awarded = true;
        break;
      case 'award-corrected':
        state.awardCorrected = true;
        break;
    }
  }
  return state;
}

const byTime = (a: Change, b: Change): number => a.at - b.at;
