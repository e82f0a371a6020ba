import { type Random, randomOf, weighted } from '#services/sample-publisher/generate/random.ts';
import { supplierOf } from '#services/sample-publisher/generate/suppliers/roster.ts';
import { registeredName, type Supplier } from '#services/sample-publisher/generate/suppliers/supplier.ts';
import { formOf, words } from '#services/sample-publisher/generate/suppliers/words.ts';
import { addDays } from '#shared/time.ts';
import { anyOfficial } from './officials.ts';
import { type Person, personOf } from './persons.ts';

/** A company of the generated register, with the persons who direct it. Days are `YYYY-MM-DD`. */
export type RegisteredCompany = {
  registrationNumber: string;
  name: string;
  enterpriseType: string;
  status: string;
  statusDate: string;
  registrationDate: string;
  outstandingReturns: number;
  taxNumber: string;
  cidbGrading: string;
  email: string;
  telephone: string;
  website: string;
  directors: readonly Director[];
};

export type Director = Person & {
  role: string;
  appointed: string;
  resigned: string | null;
  disqualified: boolean;
};

/**
 * The companies that win most awards, and some that win none. A small market has a small register: it would otherwise take most of the
 * time of a start with few releases.
 */
const companiesFor = (releases: number): number => Math.min(3_000, Math.max(300, 1.5 * releases));
/** Share of them that the register lacks. */
const MISSING = 0.05;
/** Share of directors who direct several companies, and how many such persons there are. */
const SHARED = 0.08;
const SHARED_PERSONS = 150;
/** Share of directors who are officials of an organ of state. */
const OFFICIAL = 0.02;
const RESIGNED = 0.12;
const DISQUALIFIED = 0.01;
const GRADED = 0.1;
const REACHABLE = 0.6;
const WORKS = ['CE', 'GB', 'ME', 'EP', 'SO'];
const AREAS = [11, 12, 21, 31, 41, 43, 51];
const MOST_DIRECTORS = 4;
const FIRST_OWN_PERSON = 10_000;

const returns = weighted([
  [0, 80],
  [1, 13],
  [2, 5],
  [4, 2],
]);

/** @returns the companies of a seed's register, each number once; days are not after `today` */
export function registeredCompanies(
  seed: number,
  today: string,
  releases: number,
): readonly RegisteredCompany[] {
  const companies = new Map<string, RegisteredCompany>();
  for (let rank = 0; rank < companiesFor(releases); rank += 1) {
    const random = randomOf(seed, 'register', rank);
    if (random.chance(MISSING)) continue;
    const company = companyAt(seed, rank, random, today);
    if (!companies.has(company.registrationNumber)) companies.set(company.registrationNumber, company);
  }
  return [...companies.values()];
}

function companyAt(seed: number, rank: number, random: Random, today: string): RegisteredCompany {
  const supplier = supplierOf(seed, rank);
  const { registrationNumber } = supplier;
  const registrationDate = notAfter(
    addDays(`${registrationNumber.slice(0, 4)}-01-01`, random.integer(0, 364)),
    today,
  );
  const status = words.statuses(random);
  const ended = status !== 'In Business';
  return {
    registrationNumber,
    name: registeredName(supplier).toUpperCase(),
    enterpriseType: formOf(supplier.form).type,
    status,
    statusDate: ended ? dayBetween(registrationDate, today, random) : registrationDate,
    registrationDate,
    outstandingReturns: ended ? random.integer(2, 6) : returns(random),
    taxNumber: `9${String(random.integer(0, 999_999_999)).padStart(9, '0')}`,
    directors: directorsOf(seed, rank, registrationDate, today, random),
    ...reachedAt(supplier, randomOf(seed, 'register-contact', rank)),
  };
}

/** How a company can be reached, and what it may build; a register often lacks both. */
function reachedAt(
  supplier: Supplier,
  random: Random,
): Pick<RegisteredCompany, 'cidbGrading' | 'email' | 'telephone' | 'website'> {
  const host = `${supplier.core
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .slice(0, 30)}.example`;
  const builds = /construct|civil|build|road|plumb|electr/i.test(supplier.core) || random.chance(GRADED);
  return {
    cidbGrading: builds
      ? `${random.integer(1, 8)}${random.pick(WORKS)}${random.chance(0.3) ? ' PE' : ''}`
      : '',
    email: random.chance(REACHABLE) ? `info@${host}` : '',
    telephone: random.chance(REACHABLE)
      ? `0${random.pick(AREAS)} ${random.integer(200, 999)} ${random.integer(1000, 9999)}`
      : '',
    website: random.chance(0.3) ? `www.${host}` : '',
  };
}

function directorsOf(
  seed: number,
  rank: number,
  registered: string,
  today: string,
  random: Random,
): Director[] {
  const directors = new Map<string, Director>();
  const count = random.integer(1, MOST_DIRECTORS);
  for (let nth = 0; nth < count; nth += 1) {
    const person = personFor(seed, rank, nth, random);
    const appointed = nth === 0 ? registered : dayBetween(registered, today, random);
    const resigned = nth > 0 && random.chance(RESIGNED) ? dayBetween(appointed, today, random) : null;
    const disqualified = random.chance(DISQUALIFIED);
    directors.set(person.idNumber, {
      ...person,
      ...{
        role: random.chance(0.9) ? 'Director' : 'Non-Executive Director',
        appointed,
        resigned,
        disqualified,
      },
    });
  }
  return [...directors.values()];
}

function personFor(seed: number, rank: number, nth: number, random: Random): Person {
  if (random.chance(OFFICIAL)) return anyOfficial(seed, random);
  if (random.chance(SHARED)) return personOf(seed, random.integer(0, SHARED_PERSONS - 1));
  return personOf(seed, FIRST_OWN_PERSON + rank * MOST_DIRECTORS + nth);
}

const notAfter = (day: string, latest: string): string => (day < latest ? day : latest);

function dayBetween(from: string, to: string, random: Random): string {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  return addDays(from, random.integer(0, Math.max(0, days)));
}
