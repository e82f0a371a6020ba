import { historyOf, stateAt } from './history.ts';
import { deliveryLocation } from './places.ts';
import { randomOf } from './random.ts';
import type { ReleaseKey } from './release.ts';
import { type Tender, tenderOf } from './tender.ts';
import { falseZ } from './times.ts';

type Section = { heading: string; lines: readonly string[] };

/**
 * Writes a file of a tender as PDF, one to three pages. Its bytes follow from seed, number and position alone, because
 * the publisher never rewrites a file: it adds another one.
 * @returns null when the tender has no such file at that time
 */
export function biddingDocument(key: ReleaseKey, position: number): Promise<Buffer | null> {
  const { seed, time } = key;
  const tender = tenderOf(key);
  const { files } = stateAt(tender, historyOf(seed, tender), time);
  const file = files[position];
  if (!file) return Promise.resolve(null);
  const sections =
    position >= tender.files.length ? addendum(tender, file.name) : invitation(seed, tender, position);
  return print(tender, file.name, sections);
}

async function print(tender: Tender, name: string, sections: readonly Section[]): Promise<Buffer> {
  // Loaded with the first document: it takes as long as all the rest of the publisher.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    info: {
      Title: name,
      Author: tender.buyer.name,
      CreationDate: new Date(tender.published),
      ModDate: new Date(tender.published),
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  document
    .font('Helvetica-Bold')
    .fontSize(14)
    .text(tender.buyer.name.toUpperCase(), { align: 'center' })
    .moveDown();
  for (const { heading, lines } of sections) {
    document.font('Helvetica-Bold').fontSize(11).text(heading).moveDown(0.4);
    document.font('Helvetica').fontSize(10);
    for (const line of lines) document.text(line, { align: 'left' }).moveDown(0.3);
    document.moveDown(0.8);
  }
  document.end();
  return finished;
}

function addendum(tender: Tender, name: string): Section[] {
  return [
    {
      heading: name.replace(/\.pdf$/i, '').toUpperCase(),
      lines: [`Bid number: ${tender.wording.number.trim()}`, tender.wording.title.trim()],
    },
    {
      heading: 'NOTICE TO BIDDERS',
      lines: [
        'Bidders are hereby notified of the following change to the bid document.',
        'All other conditions of the bid remain unchanged. Receipt of this notice must be acknowledged in the bid.',
      ],
    },
  ];
}

/** A bidding document in the order of the standard forms: invitation, conditions, evaluation, returnables, scope. */
function invitation(seed: number, tender: Tender, position: number): Section[] {
  const random = randomOf(seed, 'pdf', tender.number, position);
  const closing = falseZ(tender.closing);
  const threshold = random.pick([60, 70, 70, 70, 75, 80]);
  const validity = random.pick([60, 90, 90, 120, 120, 180]);
  const system = random.chance(0.9) ? '80/20' : '90/10';
  const { briefing, contact } = tender;
  const sections: Section[] = [
    {
      heading: 'PART A: INVITATION TO BID (SBD 1)',
      lines: [
        `You are hereby invited to bid for requirements of ${tender.buyer.name}.`,
        `Bid number: ${tender.wording.number.trim()}     Closing date: ${closing.slice(0, 10)}     Closing time: ${closing.slice(11, 16).replace(':', 'H')}`,
        `Description: ${tender.wording.title.trim()}`,
        `Bid response documents may be deposited in the bid box situated at (street address): ${deliveryLocation(tender.place)}`,
        `Enquiries: ${contact.name}, telephone ${contact.telephoneNumber}, e-mail ${contact.email}`,
      ],
    },
    {
      heading: 'CONDITIONS OF BID',
      lines: [
        `Bids submitted are to be valid for a period of ${validity} days.`,
        briefingLine(briefing.isSession, briefing.compulsory, briefing.date, briefing.venue),
        'Telegraphic, telephonic, telex, facsimile, e-mail and late tenders will not be accepted.',
        ...(tender.specialConditions?.split(/\r\n/).filter((line) => line !== '') ?? []),
      ],
    },
    {
      heading: 'EVALUATION CRITERIA',
      lines: [
        `The applicable preference point system for this tender is the ${system} preference point system.`,
        `Bidders must score a minimum of ${threshold}% to pass functionality evaluation.`,
        'Company experience in similar projects: 30 points. Key personnel: 30 points. Methodology and work plan: 25 points. Locality: 15 points.',
      ],
    },
    {
      heading: 'RETURNABLE DOCUMENTS',
      lines: [
        'CSD registration report (MAAA number)',
        'Tax compliance status PIN',
        'SBD 4: Bidder’s disclosure',
        'SBD 6.1: Preference points claim form',
        'B-BBEE certificate or sworn affidavit (EME/QSE)',
        'Company registration (CIPC) documents and certified identity documents of directors',
        'COIDA letter of good standing',
      ],
    },
  ];
  const clauses = random.integer(0, 40);
  if (clauses > 8) {
    sections.push({
      heading: 'SCOPE OF WORK',
      lines: Array.from(
        { length: clauses },
        (_, index) => `${Math.floor(index / 8) + 1}.${(index % 8) + 1} ${random.pick(scope)}`,
      ),
    });
  }
  return sections;
}

const briefingLine = (held: boolean, compulsory: boolean, date: string, venue: string): string =>
  held
    ? `A ${compulsory ? 'compulsory' : 'non-compulsory'} briefing session will be held on ${date.startsWith('0001') ? 'a date to be announced' : `${date.slice(0, 10)} at ${date.slice(11, 16).replace(':', 'h')}`}, venue: ${venue}.`
    : 'No briefing session will be held for this bid.';

const scope = [
  'The service provider shall supply all labour, plant and materials needed for the complete execution of the works.',
  'Deliveries take place on weekdays between 08h00 and 15h00 against an official purchase order.',
  'The service provider shall submit a monthly progress report to the project manager.',
  'All goods must comply with the applicable SANS standards and carry the SABS mark where required.',
  'A minimum of 30% of the contract value must be subcontracted to local small enterprises.',
  'The service provider remains responsible for health and safety in terms of Act 85 of 1993.',
  'Payment is made within 30 days of receipt of a valid tax invoice.',
  'The service provider shall provide a warranty of twelve months from the date of delivery.',
  'Penalties for late delivery are 0.05% of the contract value for each day.',
];
