import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { AnalysisLists, AnalysisValues, Moment } from '#shared/domain/documents/analysis.ts';
import type { Layout } from '../layout.ts';
import type { Block } from '../print/paper.ts';
import { afrikaansDay, spelledPhone } from '../wordings/spelled.ts';
import { heldOutPhrases } from './phrases.ts';

const text = (line: string): Block => ({ kind: 'text', text: line });
const clock = (time: string | null, random: Random): string =>
  (time ?? '12:00').replace(':', random.pick([':', 'h', 'H']));
const when = (moment: Moment, random: Random): string =>
  `${afrikaansDay(moment.date, random)} om ${clock(moment.time, random)}`;

function meeting({ moment, venue, compulsory }: AnalysisValues['briefing'], random: Random): string {
  const kind = compulsory ? 'ŉ Verpligte' : 'ŉ Nie-verpligte';
  const where = venue === null ? '' : ` by ${venue}`;
  return moment === null
    ? `${kind} inligtingsessie${where} sal nog aangekondig word.`
    : `${kind} inligtingsessie word gehou op ${when(moment, random)}${where}.`;
}

function delivery({ methods, address, copies, envelopes, format }: AnalysisValues['submission']): string[] {
  const [how] = methods;
  return [
    how === 'email'
      ? `Aanbiedinge moet per e-pos gestuur word na ${address}.`
      : how === 'portal'
        ? `Aanbiedinge word elektronies ingedien by ${address}.`
        : how === 'hand'
          ? `Aanbiedinge moet per hand ingedien word by ${address}.`
          : `Verseëlde aanbiedinge moet in die tenderbus geplaas word by ${address}.`,
    ...(copies === null || copies === 1
      ? copies === 1
        ? ['Slegs die oorspronklike dokument word ingedien.']
        : []
      : [
          `Die oorspronklike dokument en ${copies - 1} ${copies === 2 ? 'afskrif' : 'afskrifte'} moet ingedien word.`,
        ]),
    ...(envelopes === 2 ? ['ŉ Twee-koevertstelsel is van toepassing.'] : []),
    ...(envelopes === 1 ? ['Alles word in een koevert ingedien.'] : []),
    ...(format === null ? [] : [`Slegs ${format}-lêers word aanvaar.`]),
  ];
}

const grade = ({ grade: number, classOfWorks, potentiallyEmerging }: AnalysisLists['cidb']): string =>
  `Tenderaars moet ŉ KIOR-gradering (CIDB) van ${number}${classOfWorks}${potentiallyEmerging ? ' PE' : ''} of hoër hê.`;

const contact = ({ name, phone, email, about }: AnalysisLists['contacts'], random: Random): string =>
  `${about === 'technical' ? 'Tegniese navrae' : 'Navrae oor die tenderproses'}: ${[name, phone === null ? null : `Tel. ${spelledPhone(phone, random)}`, email === null ? null : `e-pos ${email}`].filter((part) => part !== null).join(', ')}`;

/** A notice in Afrikaans, as municipalities of the west publish beside the English one. */
export const afrikaansNotice: Layout = {
  name: 'afrikaans-notice',
  heldOut: true,
  category: 'advertisement',
  format: 'pdf',
  kinds: ['advert'],
  fits: ({ buyer, province }) => buyer.kind === 'municipality' && ['WC', 'NC', 'FS'].includes(province ?? ''),
  facts: { phrases: heldOutPhrases, returnables: 'plain', subCriteria: false },
  states: {
    ...{ closing: 1, validityDays: 0.9, briefing: 1, submission: 1, evaluationSystem: 0.9, contacts: 1 },
    ...{ cidb: 1, functionalityThreshold: 0.8 },
  },
  compose: (bid, random) => {
    const { values, lists } = bid.truth;
    return {
      look: { font: 'serif', size: 11 },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase() },
        { kind: 'title', text: random.pick(['TENDERKENNISGEWING', 'UITNODIGING OM TE TENDER']) },
        { kind: 'text', bold: true, text: `Tendernommer: ${bid.number}` },
        { kind: 'text', bold: true, text: bid.title },
        text('Tenders word hiermee ingewag van bekwame diensverskaffers vir bogenoemde.'),
        text(
          `Tenderdokumente is beskikbaar vanaf ${afrikaansDay(bid.advertised, random)} teen ŉ nie-terugbetaalbare bedrag van R250.`,
        ),
        ...lists.cidb.map((item) => text(grade(item))),
        ...(values.briefing ? [text(meeting(values.briefing, random))] : []),
        ...(values.submission ? delivery(values.submission).map(text) : []),
        ...(values.closing
          ? [
              text(
                random.pick([
                  `Sluitingsdatum en -tyd: ${when(values.closing, random)}`,
                  `Tenders sluit op ${when(values.closing, random)}. Die horlosie by ontvangs geld.`,
                ]),
              ),
            ]
          : []),
        ...(values.validityDays === undefined
          ? []
          : [
              text(
                random.pick([
                  `Tenders bly geldig vir ŉ tydperk van ${values.validityDays} dae na die sluitingsdatum.`,
                  `Geldigheidstydperk: ${values.validityDays} dae`,
                ]),
              ),
            ]),
        ...(values.functionalityThreshold === undefined
          ? []
          : [
              text(
                `Tenderaars moet ten minste ${values.functionalityThreshold}% vir funksionaliteit behaal.`,
              ),
            ]),
        ...(values.evaluationSystem
          ? [text(`Die ${values.evaluationSystem}-voorkeurpuntestelsel is van toepassing.`)]
          : []),
        text('Die Munisipaliteit is nie verplig om die laagste of enige tender te aanvaar nie.'),
        ...lists.contacts.map((item) => text(contact(item, random))),
        text('MUNISIPALE BESTUURDER'),
      ],
    };
  },
};
