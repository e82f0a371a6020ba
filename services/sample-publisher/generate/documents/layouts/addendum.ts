import type { Layout } from '../layout.ts';
import { contactParts, text } from '../wordings/parts.ts';
import { spelledDay, spelledTime } from '../wordings/spelled.ts';

/** A notice to bidders that moves the closing date; the former date stands beside the new one. Others only clarify. */
export const addendum: Layout = {
  name: 'addendum',
  category: 'addendum',
  format: 'pdf',
  kinds: ['addendum'],
  fits: () => true,
  facts: { returnables: 'plain', subCriteria: false },
  states: { closing: 1, contacts: 0.8 },
  adapt: (truth, _random, { formerClosing }) => {
    if (formerClosing !== null) return truth;
    const { closing: _, ...values } = truth.values;
    return { ...truth, values, contradicts: [] };
  },
  compose: (bid, random) => {
    const { closing } = bid.truth.values;
    const former = bid.formerClosing;
    const moved =
      closing && former
        ? random.pick([
            [
              `The closing date of ${spelledDay(former.date, random)} has been extended.`,
              `The new closing date is ${spelledDay(closing.date, random)} at ${spelledTime(closing.time ?? '11:00', random)}.`,
            ],
            [
              `Bidders are advised that the closing date has been changed from ${spelledDay(former.date, random)} to ${spelledDay(closing.date, random)}, ${spelledTime(closing.time ?? '11:00', random)}.`,
            ],
            [
              'EXTENSION OF CLOSING DATE',
              `Previous closing date: ${spelledDay(former.date, random)}`,
              `Revised closing date: ${spelledDay(closing.date, random)}`,
              `Closing time: ${spelledTime(closing.time ?? '11:00', random)}`,
            ],
          ])
        : [
            'Question 1: May bidders quote for part of the items? Answer: Yes.',
            'Question 2: Is a drawing available? Answer: The drawings are attached to the bid document.',
          ];
    return {
      look: { font: 'serif', size: 11.5 },
      blocks: [
        { kind: 'title', text: bid.buyer.toUpperCase() },
        { kind: 'title', text: `ADDENDUM NO. ${random.integer(1, 3)}` },
        { kind: 'text', bold: true, text: `${bid.number}: ${bid.title}` },
        text('NOTICE TO ALL PROSPECTIVE BIDDERS'),
        ...moved.map(text),
        text('All other terms and conditions of the bid remain the same.'),
        text('Receipt of this addendum must be acknowledged by signing below and returning it with the bid.'),
        text('Signature: ..............................   Date: ..............................'),
        ...contactParts(bid, random),
      ],
    };
  },
};
