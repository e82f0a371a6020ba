import { type Html, html } from '#services/html.ts';
import type { Fields } from '#services/site/fields.ts';
import { rand, spoken, when } from '#services/site/parts/words.ts';

/**
 * What happened to the tender, in order.
 * @param awards tell whether the date of an award is its own or the day on which it was first seen
 */
export const stepsSection = (events: readonly Fields[], awards: readonly Fields[]): Html | null =>
  events.length === 0
    ? null
    : html`<section><h2 id="timeline">What happened</h2><ol class="steps">${events.map(
        (event) =>
          html`<li>${when(event.text('date'), true)}${event.text('label') ?? spoken(event.string('event'))}${awarded(event, awards) ?? change(event)}</li>`,
      )}</ol></section>`;

/** Supplier, amount and kind of date of an award; null for any other event. */
function awarded(event: Fields, awards: readonly Fields[]): Html | null {
  const award = event.at('after');
  if (award === null || !award.has('supplierName')) return null;
  const supplier = award.text('supplierName');
  const amount = award.has('amount') ? award.number('amount') : null;
  const isSeen = awards.some(
    (each) => each.text('supplierName') === supplier && each.text('dateBasis') === 'firstSeen',
  );
  return html`${supplier === null ? null : html`: ${supplier}`}${amount === null ? null : html`, ${rand(amount)}`}${isSeen ? html`<br><span class="small soft">${FIRST_SEEN}</span>` : null}`;
}

/** The meaning of the date of an award for which the publisher gives no date. */
export const FIRST_SEEN = 'first seen on this day; the publisher gives no date for the award';

function change(event: Fields): Html | null {
  const [before, after] = [event.text('before'), event.text('after')];
  return before === null && after === null
    ? null
    : html`<br><span class="small soft">${state(before)} → ${state(after)}</span>`;
}

/** @returns a value before or after a change, with moments in words */
const state = (text: string | null): Html | string =>
  text !== null && /^\d{4}-\d\d-\d\dT/.test(text) ? when(text, true) : (text ?? '–');
