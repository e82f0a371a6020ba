import { describe, expect, it } from 'vitest';
import { scalarOf } from './texts.ts';

describe('validity in days', () => {
  it.each([
    ['Bid validity period\t90 days', 90],
    ['C.2.16.1\tThe tender offer validity period is 12 weeks.', 84],
    ['C.2.16.1\tTenders are to remain open for acceptance for a period of twelve (12) weeks.', 84],
    ['A validity period of 180 one hundred and eighty business days from the closing date is required.', 180],
    ['Tenders shall hold good for 120 (one hundred and twenty) days from the closing date.', 120],
    ['Your offer must remain open for acceptance for three months after the closing date.', 90],
    ['A tenderer may not withdraw its offer within 90 days of the closing date.', 90],
    ['No offer may be withdrawn for one hundred and twenty (120) days after tenders have closed.', 120],
    ['For how long must my price stay valid?\nFor 60 days, counted from the closing date.', 60],
    ['Q7. How long is my bid binding?\nA. 120 days from the day on which tenders close.', 120],
    ['Prices must be firm for sixty days after closing.', 60],
    ['Bidders are bound by their offers for 180 days.', 180],
    ['Alle aanbiedinge bly vir honderd-en-twintig (120) dae bindend.', 120],
    ['Geldigheidstydperk van aanbod\t90 dae', 90],
    ['Aanbiedinge moet vir ’n tydperk van negentig (90) dae vanaf die sluitingsdatum geldig wees.', 90],
    ['Geldigheid / Validity: 60 dae / days', 60],
    ['Tenderers keep their offers open for 84 days.', 84],
    ['Bids must be valid for 12 months.', 360],
    ['Prices must remain firm for the first 12 months of the contract.', null],
    ['Tenders remain valid for one hundred and twenty days.', 120],
    ['Offers are held open for 150 One hundred and fifty business days.', 150],
    ['Rates shall remain valid for twelve months from the date of award.', null],
    ['Bidders must hold a registration which is valid for 12 months.', null],
    ['The panel remains open for 12 months to further bidders.', null],
    ['The tax clearance certificate must be valid and not older than 90 days.', null],
    ['Payment is made within 30 days of a valid invoice.', null],
    ['Objections must be lodged within 14 days of the notice of award.', null],
  ])('%s', (text, days) => {
    expect(scalarOf('validityDays', text)).toBe(days);
  });
});

describe('the length of the contract in months', () => {
  it.each([
    ['The contract period is thirty-six (36) months.', 36],
    ['Contract duration\t24 months', 24],
    ['Appointment of a service provider for security services for a period of three (3) years', 36],
    ['The term of appointment is 36 months, from the date on which the order is signed.', 36],
    ['The successful bidder is appointed for two years.', 24],
    ['This is a twelve-month contract.', 12],
    ['A 36-month contract will be concluded with the successful bidder.', 36],
    ['How long does the contract last?\nTwelve (12) months, counted from appointment.', 12],
    ['Q4. How long will the contract run?\nA. It runs for 6 months.', 6],
    ['The services are rendered over 24 months.', 24],
    ['The works must be completed within 6 months of the site being handed over.', 6],
    ['Completion: 26 weeks from the commencement date', 5.98],
    ['Die kontrak strek oor ’n tydperk van drie (3) jaar.', 36],
    ['Kontraktydperk: 12 maande', 12],
    ['The contract is concluded for a period of thirty-six months.', 36],
    ['Die kontrak geld vir ses-en-dertig maande.', 36],
    ['Stationery as and when required for 24 months', 24],
    ['Die aanstelling geld vir 24 maande.', 24],
    ['Kontrakduur / Contract period\t36 maande / months', 36],
    ['The agreement remains in force for a period of 18 months.', 18],
    ['Bidders must have at least five (5) years of experience.', null],
    ['The municipal account may not be older than three months.', null],
    ['The defects liability period is 12 months.', null],
    ['Staff are trained to maintain the system for a period of at least 12 months after installation.', null],
    ['Offers hold good for a period of 3 months.', null],
  ])('%s', (text, months) => {
    expect(scalarOf('durationMonths', text)).toBe(months);
  });
});

describe('the days within which invoices are paid', () => {
  it.each([
    ['Payment will be effected within thirty (30) days of receipt of a valid invoice.', 30],
    ['Payment terms\t30 days from date of statement', 30],
    ['Payment terms: strictly 30 days after invoice', 30],
    ['The municipality pays suppliers 30 days after it has received a correct invoice.', 30],
    ['Accounts are settled within 45 days of the end of the month.', 45],
    ['When will I be paid?\nWithin 30 days of a correct tax invoice.', 30],
    ['Suppliers are paid no later than 30 days after receipt of the statement.', 30],
    ['Fakture word binne 30 dae na ontvangs betaal.', 30],
    ['Betaling geskied binne dertig (30) dae na ontvangs van ’n geldige faktuur.', 30],
    ['Rekeninge word 30 dae na staat vereffen.', 30],
    ['The municipal account must be paid and not older than 90 days.', null],
    ['Payment by the Guarantor shall be made within ten (10) calendar days of a demand.', null],
    ['The Guarantor makes payment within ten (10) calendar days of a written demand.', null],
    ['The local partner must be paid no later than 5 working days after the main contractor.', null],
    ['Payment of certificates: delete 21 days and add 45 days', null],
    ['The certificate of annual returns is paid within 30 days after the anniversary of the company.', null],
    ['Delivered Duty Paid (DDP) to the warehouse within 40 days from the order.', null],
  ])('%s', (text, days) => {
    expect(scalarOf('paymentDays', text)).toBe(days);
  });
});

describe('the share that must be given to subcontractors', () => {
  it.each([
    ['A minimum of 30% of the contract value must be subcontracted to EMEs.', 30],
    [
      'The contractor must subcontract at least thirty percent (30%) of the value of the works to local EMEs.',
      30,
    ],
    [
      'At least 30% of the work must be given to EMEs or QSEs which are at least 51% owned by black people.',
      30,
    ],
    ['Mandatory subcontracting\t30%', 30],
    ['30% of the value of the contract shall be set aside for local subcontractors.', 30],
    ['Subcontracting of 30 % to SMMEs is compulsory.', 30],
    ['Must part of the work be subcontracted?\nYes, 30% of the contract value.', 30],
    ['Not less than 25% of the contract sum is to be executed by targeted enterprises.', 25],
    ['Minstens 30% van die kontrakwaarde moet aan plaaslike subkontrakteurs gegee word.', 30],
    ['Ten minste 30% van die werk moet aan KMMO’s uitbestee word.', 30],
    ['Bidders may not subcontract more than 25% of the value of the contract.', null],
    ['Will any portion of the contract be sub-contracted? If yes, what percentage? 30%', null],
  ])('%s', (text, percent) => {
    expect(scalarOf('subcontractingPercent', text)).toBe(percent);
  });
});

describe('the level of contribution that is demanded', () => {
  it.each([
    ['Only bidders with a B-BBEE status level of 1 or 2 may respond.', 2],
    ['Bidders must be at least a level 2 contributor in terms of B-BBEE.', 2],
    ['Tenderers must have a minimum B-BBEE contributor status of level two.', 2],
    ['Pre-qualification: B-BBEE Level 1', 1],
    ['Level 4 or better B-BBEE contributors only.', 4],
    ['Slegs bieërs met ’n B-SBSEB-vlak van 2 of beter mag tender.', 2],
    ['Minimum B-BBEE level\t2', 2],
    ['B-BBEE level 1 contributors earn 20 points.', null],
  ])('%s', (text, level) => {
    expect(scalarOf('bbbeeLevel', text)).toBe(level);
  });
});

describe('the day until which documents are for sale or available, or the contract lasts', () => {
  const closes = 'Tenders close on 31 August 2026 at 12:00.';
  it.each([
    'Bid documents will be available from Friday, 31 July 2026until the close of business on\nThursday, 06 August 2026 at 15:00from the cashier.',
    'Bid documents will be available from 31 July 2026 until 16:00 on Thursday, 06 August 2026 at the cashier.',
    'Tender documents can be purchased until 6 August 2026 at 15:00.',
    'The municipality invites tenders for the cleaning of its offices for the period ending 30 June 2029.',
  ])('is no closing: %s', (sold) => {
    expect(scalarOf('closing', sold)).toBeNull();
    expect(scalarOf('closing', `${sold}\n${closes}`)).toEqual({ date: '2026-08-31', time: '12:00' });
  });

  it('is not that of enquiries, whose e-mail address ends the line above', () => {
    expect(
      scalarOf(
        'closing',
        'Enquiries by e-mail: a@b.gov.za\nOffers must be submitted before 12h00 on\n31 August 2026.',
      ),
    ).toEqual({ date: '2026-08-31', time: '12:00' });
  });

  it('is another one than the day until which bids are accepted', () => {
    const day = { date: '2026-08-06', time: '16:00' };
    expect(scalarOf('closing', 'Bids are accepted from 31 July 2026 until 16:00 on 6 August 2026.')).toEqual(
      day,
    );
    expect(
      scalarOf('closing', 'Bids must be submitted by close of business on 6 August 2026 at 16:00.'),
    ).toEqual(day);
  });
});
