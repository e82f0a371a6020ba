import { type Random, randomOf } from '#services/sample-publisher/generate/random.ts';
import { dayOf } from '#services/sample-publisher/generate/times.ts';
import { tradeOf } from '#services/sample-publisher/generate/trades.ts';
import { factsOf, momentOf, titleHasGrade } from './facts/draw.ts';
import type { Bid, Layout, Source } from './layout.ts';
import { printedDocx } from './print/docx.ts';
import type { Paper } from './print/paper.ts';
import { type PrintInfo, printedPdf } from './print/pdf.ts';
import { printedXlsx } from './print/xlsx.ts';
import { scannedPdf } from './scan/pdf.ts';
import { type DocumentTruth, onlyStating, type TruthField } from './truth.ts';
import { phrases } from './wordings/phrases.ts';

/** What a layout says about a tender, drawn before anything is printed. */
export function truthOf(source: Source, layout: Layout): DocumentTruth {
  const { seed, tender, position } = source;
  const facts = factsOf(seed, tender, position, layout.facts);
  const random = randomOf(seed, 'stated', tender.number, position, layout.name);
  const moved = source.formerClosing !== null;
  const stated = new Set(
    Object.entries(layout.states).flatMap(([field, share]) =>
      random.chance(share === 'moved' ? 1 : share) && (share !== 'moved' || moved)
        ? [field as TruthField]
        : [],
    ),
  );
  // Every document has the title, and what the title says.
  if (tender.months !== null) stated.add('durationMonths');
  if (titleHasGrade(tender)) stated.add('cidb');
  const truth = { ...onlyStating(facts, (field) => stated.has(field)), category: layout.category };
  const { returnables, disqualifiers } = truth.lists;
  const { itself } = layout;
  if (itself && !returnables.some(({ code }) => code === itself.code)) returnables.unshift(itself);
  // A statement about mandatory documents is also a ground for disqualification.
  if (returnables.some(({ mandatory }) => mandatory)) disqualifiers.push(phrases.mandatory);
  return truth;
}

/** Prints a document. The same arguments give the same bytes. */
export async function printed(source: Source, layout: Layout, fileName: string): Promise<Buffer> {
  const { seed, tender, position } = source;
  const random = randomOf(seed, 'print', tender.number, position, layout.name);
  const paper = layout.compose(bidOf(source, truthOf(source, layout)), random);
  const info = { title: fileName, author: tender.buyer.name.trim(), made: new Date(tender.published) };
  return printedAs(layout, paper, info, random);
}

/** Prints a paper in a format. The same arguments give the same bytes. */
export async function printedAs(
  { format, scanned }: Pick<Layout, 'format' | 'scanned'>,
  paper: Paper,
  info: PrintInfo,
  random: Random,
): Promise<Buffer> {
  switch (format) {
    case 'docx':
      return printedDocx(paper, info);
    case 'xlsx':
      return printedXlsx(paper, info);
    case 'pdf':
      return scanned ? scannedPdf(paper, info, random) : printedPdf(paper, info, random);
  }
}

function bidOf({ tender, formerClosing }: Source, truth: DocumentTruth): Bid {
  const { buyer, wording } = tender;
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return {
    truth,
    buyer: oneLine(buyer.name),
    number: oneLine(wording.number),
    title: oneLine(wording.title),
    municipal: buyer.kind === 'municipality',
    advertised: dayOf(tender.published),
    kind: tradeOf(tender.trade).kind,
    town: tender.place.town,
    formerClosing: formerClosing === null ? null : momentOf(formerClosing),
  };
}
