import { describe, expect, it } from 'vitest';
import { isDoubtful } from '#shared/domain/documents/facts/gate.ts';
import { analysisOf, scalarOf } from './texts.ts';

const moment = { date: '2026-08-20', time: '10:00' };

it.each([
  ['who wish to attend register before', true],
  ['may attend from their own offices', true],
])('a compulsory session stays compulsory, though firms that come %s', (words, compulsory) => {
  const text = `A compulsory virtual briefing session will be held on 25 August 2026 at 11:00. Firms ${words} 20 August 2026.`;
  expect(scalarOf('briefing', text)).toMatchObject({ compulsory });
});

it('the day of a session is not sure if it is one of two, or that on which its answers are published', () => {
  const two =
    'SITE VISIT\nA compulsory viewing is scheduled for 11:00 on 7 July 2026 and on 12 August 2026 at the dam.';
  expect(analysisOf(two).values.briefing!.unsure).toContain('briefing.moment');
  const after = 'Answers from the clarification meeting will be uploaded on 27 August 2026.';
  expect(analysisOf(after).values.briefing?.unsure ?? ['briefing.moment']).toContain('briefing.moment');
});

describe('the briefing of a tender', () => {
  it.each([
    [
      'a compulsory meeting',
      'A compulsory clarification meeting with representatives of the employer will take place at the Civic Centre, Main Road, on 20 August 2026 starting at 10h00.',
      moment,
      true,
    ],
    [
      'a tender data clause',
      'C.2.7\tThe arrangements for a compulsory clarification meeting are: 20 August 2026 at 10:00, Town Hall, Ceres.',
      moment,
      true,
    ],
    ['cells', 'Compulsory briefing session\t20 August 2026 at 10h00\nVenue\tTown Hall', moment, true],
    [
      'an answer',
      'Is there a briefing session?\nYes. It is compulsory and is held on 20 August 2026 at 10:00 in the Town Hall.',
      moment,
      true,
    ],
    [
      'a numbered answer',
      'Q3. Must I attend a briefing?\nA. No, attendance is voluntary. The session is on 20 August 2026 at 10:00 at the Town Hall.',
      moment,
      false,
    ],
    ['an inspection', 'Site inspection: 20 August 2026, 10:00. Attendance is not compulsory.', moment, false],
    [
      'labels without blanks behind them',
      'Compulsory Briefing Session\nDate:20 August 2026\nTime:10:00 am\nVenue: Town Hall',
      moment,
      true,
    ],
    [
      'the time of the closing in the next line',
      'COMPULSORY BRIEFING: 20 AUGUST 2026\nCLOSING TIME: 12H00\nA compulsory briefing session is held on 20 August 2026 at 10h00.',
      moment,
      true,
    ],
    [
      'a session that is compulsory beside its day, whatever another place says',
      'A compulsory briefing session takes place on 20 August 2026 at 10:00.\nThe scope is described in part two of this document, which is long, and in its annexures, which are many, as everyone who reads on will find out in the end when all is said.\nThe inspection follows the non-compulsory briefing session.',
      moment,
      true,
    ],
    [
      'a session whose other day is after the closing',
      'Closing date: 14 September 2026 at 12:00.\nBriefing session: 20 August 2026 at 10:00. It is compulsory.\nBriefing session: 20 August 2027 at 11:00.',
      moment,
      true,
    ],
    [
      'a session whose other day is a year too early',
      'Closing date: 14 September 2026 at 12:00.\nBriefing session: 20 August 2025 at 10:00.\nBriefing session: 20 August 2026 at 10:00. It is compulsory.',
      moment,
      true,
    ],
    [
      'a clarification that is called nothing more',
      'Non-Compulsory Clarification:\n20 August 2026, Old Mill Hall, at\n10h00.',
      moment,
      false,
    ],
    [
      'a day and a time with a label each',
      'DATE OF CLARIFICATION MEETING 20 August 2026\nTIME OF CLARIFICATION MEETING 10:00 sharp\nNATURE OF CLARIFICATION MEETING Compulsory',
      moment,
      true,
    ],
    [
      'a non-mandatory one',
      'A non-mandatory online briefing takes place on 20 August 2026 from 10:00 to 12:00.',
      moment,
      false,
    ],
    [
      'a sentence behind it',
      'An information session will be held on Thursday, 20 August 2026 at 10:00. Bidders who do not attend will be disqualified.',
      moment,
      true,
    ],
    [
      'Afrikaans',
      '’n Verpligte inligtingsessie vind plaas op Donderdag 20 Augustus 2026 om 10:00 in die Stadsaal.',
      moment,
      true,
    ],
    [
      'Afrikaans that need not be attended',
      'Inligtingsvergadering: 20 Augustus 2026 om 10h00 (bywoning is nie verpligtend nie)',
      moment,
      false,
    ],
    [
      'a bilingual form',
      'Verpligte terreinbesoek / Compulsory site visit:\t20 Augustus 2026, 10:00',
      moment,
      true,
    ],
    [
      'a column',
      'Briefing date\tBriefing time\tVenue\tCompulsory\n2026-08-20\t10:00\tTown Hall\tYes',
      moment,
      true,
    ],
    [
      'rows',
      'Briefing session\tYes\nIs it compulsory?\tNo\nDate of briefing\t20 August 2026\nTime of briefing\t10:00\nVenue of briefing\tTown Hall',
      moment,
      false,
    ],
    [
      'attendance that counts',
      'Bidders are invited to a briefing on 20 August 2026 at 10:00. Attendance is mandatory.',
      moment,
      true,
    ],
    ['an optional one', 'Optional site visit on 20 August 2026 at 10:00', moment, false],
  ])('is read from %s', (_, text, when, compulsory) => {
    const found = scalarOf('briefing', text);
    expect({ moment: found?.moment, compulsory: found?.compulsory }).toEqual({ moment: when, compulsory });
  });

  it.each([
    'There will be no briefing session for this tender.',
    'Briefing session\tNone',
    'Is there a briefing session?\nNo.',
    'Clarification meeting: Not applicable',
    '3. COMPULSORY SITE MEETING\n• Not Applicable\n4. FUNCTIONALITY',
    'Inligtingsessie: Geen',
    'Geen inligtingsessie sal gehou word nie.',
    'No compulsory briefing will be held; enquiries are answered in writing until 20 August 2026.',
    'Briefing session: N/A\nClosing date: 20 August 2026 at 10:00',
  ])('is absent from: %s', (text) => {
    expect(scalarOf('briefing', text)).toBeNull();
  });
});

describe('a session whose day is not known', () => {
  /** @returns whether bidders must come, and whether the rules are sure of that, and of the day */
  const said = (...lines: string[]) => {
    const found = analysisOf(lines.join('\n')).values.briefing;
    return (
      found && [
        found.value.compulsory,
        !isDoubtful('briefing.compulsory', found),
        !isDoubtful('briefing.moment', found),
      ]
    );
  };
  const ONCE = 'The compulsory site visit will be announced on our website.';
  const FAR = 'The works are those of the old mill and of the houses beside it. '.repeat(5);

  it('is surely compulsory if three places say so', () => {
    expect(said(ONCE)).toEqual([true, false, false]);
    const twice = [ONCE, FAR, 'Who fails to attend the compulsory briefing is disqualified.'];
    expect(said(...twice)).toEqual([true, false, false]);
    expect(said(...twice, FAR, 'Proof that the mandatory site visit was attended')).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('says nothing if they differ', () => {
    expect(said(ONCE, FAR, 'The non-compulsory briefing helps bidders.')?.[0] ?? null).toBeNull();
  });

  it('is what stands beside the day of the session, if places differ', () => {
    const day = (is: string) => `A ${is} briefing session will be held on 20 August 2026 at 10:00.`;
    const form = 'Certificate of attendance at the compulsory site visit';
    expect(said(day('non-compulsory'), FAR, form)![0]).toBe(false);
    expect(said(form, FAR, day('mandatory'), FAR, 'The site visit to the mill is not compulsory.')![0]).toBe(
      true,
    );
    expect(said(day('compulsory'), FAR, day('non-compulsory'))?.[0] ?? null).toBeNull();
  });
});

it('a session is read in a usual misspelling', () => {
  expect(scalarOf('briefing', 'Compulsary Biefing Session: 20 August 2026 @ 10:00')).toMatchObject({
    moment,
    compulsory: true,
  });
});

describe('the place of a session', () => {
  /** @returns the place, and whether the rules are sure of it */
  const venueOf = (...lines: string[]) => {
    const found = analysisOf(lines.join('\n')).values.briefing;
    return found && [found.value.venue, !isDoubtful('briefing.venue', found)];
  };
  const FAR = 'The works are those of the old mill and of the houses beside it. '.repeat(8);
  const HELD = (place: string) => `A briefing session will be held on 20 August 2026 at 10:00 at ${place}.`;

  it('is sure if two places of the paper name it, and is the fullest of them', () => {
    expect(venueOf(HELD('the Old Mill'))).toEqual(['Old Mill', false]);
    const full = 'Briefing session\t20 August 2026 at 10:00\nVenue\tOld Mill, 9 Dam Street, Brits';
    expect(venueOf(HELD('the Old Mill'), FAR, full)).toEqual(['Old Mill, 9 Dam Street, Brits', true]);
    expect(venueOf(HELD('the Town Hall'), FAR, full)![1]).toBe(false);
  });

  it('may also stand after the hour', () => {
    const text =
      'A briefing session will be held on 20 August 2026 at 10h00, Old Mill Hall, 9 Dam Street, Brits.';
    expect(venueOf(text)![0]).toBe('Old Mill Hall, 9 Dam Street, Brits');
  });

  it('is a link or a service if nobody has to travel', () => {
    const online = (how: string) =>
      venueOf(`A briefing session will be held on 20 August 2026 at 10:00 ${how}.`);
    expect(online('via Microsoft Teams')).toEqual(['Microsoft Teams', true]);
    expect(online('on Zoom, https://meet.example.org/j/12')).toEqual(['https://meet.example.org/j/12', true]);
    expect(online('with the team of the engineer')![0]).toBe(null);
    expect(venueOf(HELD('the Old Mill'), FAR, 'The briefing session is on Microsoft Teams.')![1]).toBe(false);
  });

  it('is not found after a name that ends like a label', () => {
    const text = 'Briefing session: [12 Gamtoos Place, Mill House, Brits] on 20 August 2026 at 10:00';
    expect(venueOf(text)?.[0] ?? '').not.toMatch(/^,/);
  });

  it('says how a session is held if a service is named', () => {
    const text = 'A briefing session will be held virtually via Zoom on 20 August 2026 at 10:00.';
    expect(venueOf(text)).toEqual(['virtually via Zoom', true]);
  });
});
