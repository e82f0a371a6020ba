import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realDataFolder } from '#eval/real-data.ts';
import { extractText } from '#shared/documents/extract/extract.ts';
import { realDocuments } from './documents.ts';
import { type Pack, realPacks } from './packs.ts';
import { partTruthOf } from './parts.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** An empty form states none of these. */
const BLANK = {
  ...{ 'closing.date': [], 'closing.time': [], validityDays: [], evaluationSystem: [], durationMonths: [] },
  ...{ 'briefing.moment': [], 'briefing.venue': [], 'briefing.compulsory': [] },
  ...{ 'submission.methods': [], 'submission.address': [], 'submission.copies': [] },
  ...{ functionalityThreshold: [], functionality: [], specificGoals: [], cidb: [] },
  ...{ contacts: [], 'contacts.email': [] },
};

/** Sentences of the excerpts were not labelled. */
const UNLABELLED = new Set([
  'eligibility',
  'disqualifiers',
  'specifications',
  'localContent',
  'returnables.mandatory',
]);

/**
 * @param folder of the real data
 * @returns every real document with its true values: packs, excerpts, and empty forms of the Treasury; empty if there
 *   are none
 */
export async function realPapers(folder: string = realDataFolder): Promise<Pack[]> {
  const excerpts = realDocuments(folder).map(({ fileName, text, truth }): Pack => {
    const parts = Object.entries(partTruthOf(truth)).filter(([part]) => !UNLABELLED.has(part));
    return { id: fileName, half: 'practice', text, truth: Object.fromEntries(parts) };
  });
  return [...realPacks(folder), ...excerpts, ...(await blankForms(folder))];
}

async function blankForms(folder: string): Promise<Pack[]> {
  const forms = join(folder, 'treasury-forms');
  if (!existsSync(forms)) return [];
  const known = new Set<string>();
  const papers: Pack[] = [];
  for (const fileName of readdirSync(forms)
    .filter((name) => name.endsWith('.docx'))
    .sort()) {
    const { text } = await extractText(new Uint8Array(readFileSync(join(forms, fileName))), {
      fileName,
      mimeType: DOCX,
    });
    const key = JSON.stringify(text);
    if (!known.has(key)) papers.push({ id: fileName, half: 'practice', text, truth: BLANK });
    known.add(key);
  }
  return papers;
}
