import type { Random } from '#services/sample-publisher/generate/random.ts';
import type { Moment } from '#shared/domain/documents/analysis.ts';
import { monthNames } from '#shared/time.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const ones = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const partsOf = (date: string) => {
  const [year, month, day] = date.split('-') as [string, string, string];
  return {
    ...{ year, month, day, bare: String(Number(day)) },
    index: Number(month) - 1,
    weekday: new Date(`${date}T12:00:00Z`).getUTCDay(),
  };
};

/** A day `YYYY-MM-DD` as officials write it. */
function spelledDay(date: string, random: Random): string {
  const { year, month, day, bare, index, weekday } = partsOf(date);
  const name = monthNames[index]!;
  return random.pick([
    `${day} ${name} ${year}`,
    `${day} ${name} ${year}`,
    `${bare} ${name} ${year}`,
    `${weekdays[weekday]}, ${day} ${name} ${year}`,
    `${weekdays[weekday]} ${bare} ${name} ${year}`,
    `${day} ${name.toUpperCase()} ${year}`,
    `${day}/${month}/${year}`,
    `${year}/${month}/${day}`,
    `${year}-${month}-${day}`,
    `${bare}${ordinal(Number(bare))} ${name} ${year}`,
    `${bare}${ordinal(Number(bare))} of ${name} ${year}`,
    `${bare} ${name.slice(0, 3)} ${year}`,
    `${day}.${month}.${year}`,
  ]);
}

/** A day with the name of its month, for sentences in which figures alone would be strange. */
function spelledDayInWords(date: string, random: Random): string {
  const { year, day, bare, index, weekday } = partsOf(date);
  return random.pick([
    `${bare} ${monthNames[index]} ${year}`,
    `${day} ${monthNames[index]} ${year}`,
    `${weekdays[weekday]}, ${bare} ${monthNames[index]} ${year}`,
  ]);
}

/** A time of day `HH:MM`. */
function spelledTime(time: string, random: Random): string {
  const [hours, minutes] = time.split(':') as [string, string];
  const hour = Number(hours);
  const forms = [
    `${hours}:${minutes}`,
    `${hours}h${minutes}`,
    `${hours}H${minutes}`,
    `${hours}h${minutes}`,
    `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'am' : 'pm'}`,
  ];
  if (time === '12:00') forms.push('12h00 noon', '12:00 midday');
  if (hour < 12) forms.push(`${hours}:${minutes} AM`);
  return random.pick(forms);
}

const ordinal = (day: number): string =>
  day % 10 === 1 && day !== 11
    ? 'st'
    : day % 10 === 2 && day !== 12
      ? 'nd'
      : day % 10 === 3 && day !== 13
        ? 'rd'
        : 'th';

/** A number from 0 to 999 in words. */
export function inWords(number: number): string {
  if (number < 20) return ones[number]!;
  if (number < 100)
    return tens[Math.floor(number / 10)]! + (number % 10 === 0 ? '' : `-${ones[number % 10]}`);
  const rest = number % 100;
  return `${ones[Math.floor(number / 100)]} hundred${rest === 0 ? '' : ` and ${inWords(rest)}`}`;
}

/** A number in figures, or in words with the figures in brackets, such as `ninety (90)`. */
const spelledNumber = (number: number, random: Random): string =>
  random.chance(0.3) ? `${inWords(number)} (${number})` : String(number);

/** An amount in rand, such as `R 1 250 000,00` and `R1,250,000.00`. */
function spelledRand(amount: number, random: Random): string {
  const digits = String(Math.round(amount));
  const grouped = (by: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, by);
  return random.pick([
    `R ${grouped(' ')}`,
    `R${grouped(' ')}.00`,
    `R${grouped(',')}.00`,
    `R ${grouped(' ')},00`,
    `R${grouped(',')}`,
  ]);
}

/** A length in months, in months or years. */
function spelledMonths(months: number, random: Random): string {
  if (months % 12 === 0 && random.chance(0.5)) {
    const years = months / 12;
    return `${random.pick([`${inWords(years)} (${years})`, String(years)])} ${years === 1 ? 'year' : 'years'}`;
  }
  return `${spelledNumber(months, random)} months`;
}

/** A telephone number `012-345-6789` as officials write it. */
function spelledPhone(phone: string, random: Random): string {
  const [area, exchange, line] = phone.split('-');
  if (exchange === undefined || line === undefined) return phone;
  return random.pick([
    phone,
    `${area} ${exchange} ${line}`,
    `(${area}) ${exchange} ${line}`,
    `(${area}) ${exchange}-${line}`,
    `+27 ${area!.slice(1)} ${exchange} ${line}`,
  ]);
}

/** A day, and the time of day where one is given. */
const spelledMoment = ({ date, time }: Moment, random: Random): string => {
  const day = spelledDay(date, random);
  return time === null
    ? day
    : `${day}${random.pick([' at ', ' at ', ' @ ', ', '])}${spelledTime(time, random)}`;
};

/** Spellings of facts by the name that layouts have for them; each gets a value, and a number where one is given. */
export const spellings = {
  day: spelledDay,
  dayInWords: spelledDayInWords,
  time: spelledTime,
  moment: spelledMoment,
  number: spelledNumber,
  words: inWords,
  rand: spelledRand,
  months: spelledMonths,
  phone: spelledPhone,
  upper: (text: string) => text.toUpperCase(),
  /** The first letters of a long text. */
  cut: (text: string, _: Random, length: number) => text.slice(0, length),
  /** The number of an item in chapters of so many items, such as `2.1`. */
  chapter: (number: number, _: Random, length: number) =>
    `${Math.ceil(number / length)}.${((number - 1) % length) + 1}`,
} as const;
export type Spelling = keyof typeof spellings;
