import type { RegisterInputName } from '#shared/codelists/company-scores.ts';
import { inputOf, type Known, type ScoreInput } from '#shared/domain/suppliers/score-input.ts';
import type { RegisterEvidence } from '#shared/tables/company-register.ts';

/**
 * The two scores of an entry of the company register, with the evidence behind each input. They say where a closer look is
 * worth it, and are no findings: persons with one name are two persons, and registers are late.
 */

export type RegisterInput = ScoreInput<RegisterInputName> & {
  /** What the value was found by, in words; null where it is not known. */
  evidence: string | null;
};

/** How a company stands in the register: its share of a good standing. */
const STANDINGS = { active: 1, ending: 0.5, ended: 0 } as const;
/** Companies that leave the register or lose control of themselves; they may come back. */
const ENDING =
  /\b(?:process|pending|provisional|rescue|administration|judicial|winding|liquidation|referred|suspend)/i;
const ENDED =
  /\b(?:deregist|de-regist|dissol|cancel|remov|ceas|final|liquidated|amalgamated|inactive|not active|struck)/i;
const FINAL = /\bfinal/i;
const ACTIVE = /\b(?:in business|active|registered|normal|good standing|compliant)\b/i;

/** @returns how a status of the register is understood; null for a text that says nothing known */
export function standingOf(status: string): keyof typeof STANDINGS | null {
  if (FINAL.test(status)) return 'ended';
  if (ENDING.test(status)) return 'ending';
  if (ENDED.test(status)) return 'ended';
  return ACTIVE.test(status) ? 'active' : null;
}

/** With so many overdue annual returns a company is deregistered. */
const MOST_RETURNS = 2;
/** A director of so many other companies adds all points. */
const MOST_COMPANIES = 4;
/** Two persons have one name more often than one person has two offices. */
const BY_NAME = 0.25;
const DAYS_OF_A_YEAR = 365;
const MS_PER_DAY = 86_400_000;

const NO_DIRECTORS: Known = { reason: 'No directors of it were imported.' };

/** @returns the inputs of both scores, in the order of the documentation */
export function registerInputs(evidence: RegisterEvidence): RegisterInput[] {
  const standing = readStanding(evidence);
  const { activeDirectors, disqualifiedDirectors: barred } = evidence;
  const named = ofDirectors(evidence, activeDirectors > 0 ? 1 : 0);
  const allowed = ofDirectors(evidence, barred.length > 0 ? 0 : 1);
  const barredWords = listOf(barred, 'No director is disqualified.', (names) => `Disqualified: ${names}.`);
  return [
    found(inputOf('compliance', 'standing', 40, standing), evidence.status),
    found(inputOf('compliance', 'annualReturns', 30, returnsOf(evidence)), returnsInWords(evidence)),
    found(
      inputOf('compliance', 'directorsNamed', 15, named),
      `Directors who hold office: ${activeDirectors}.`,
    ),
    found(inputOf('compliance', 'directorsAllowed', 15, allowed), barredWords),
    found(inputOf('forensicRisk', 'standing', 25, reversed(standing)), evidence.status),
    found(inputOf('forensicRisk', 'disqualifiedDirectors', 25, reversed(allowed)), barredWords),
    found(
      inputOf('forensicRisk', 'officialDirectors', 25, officialsOf(evidence)),
      officialsInWords(evidence),
    ),
    found(inputOf('forensicRisk', 'sharedDirectors', 15, sharedOf(evidence)), sharedInWords(evidence)),
    found(inputOf('forensicRisk', 'newWhenAwarded', 10, newnessOf(evidence)), newnessInWords(evidence)),
  ];
}

const found = (input: ScoreInput<RegisterInputName>, words: string | null): RegisterInput => ({
  ...input,
  evidence: input.value === null ? null : words,
});

const reversed = (known: Known): Known => ('value' in known ? { value: 1 - known.value } : known);

const ofDirectors = ({ directors }: RegisterEvidence, value: number): Known =>
  directors === 0 ? NO_DIRECTORS : { value };

function readStanding({ status }: RegisterEvidence): Known {
  if (status === null) return { reason: 'The register states no status.' };
  const standing = standingOf(status);
  return standing === null
    ? { reason: 'The status of the register is not a known one.' }
    : { value: STANDINGS[standing] };
}

const returnsOf = ({ outstandingReturns: missing }: RegisterEvidence): Known =>
  missing === null
    ? { reason: 'The register does not say whether annual returns are overdue.' }
    : { value: Math.max(0, 1 - missing / MOST_RETURNS) };

const returnsInWords = ({ outstandingReturns }: RegisterEvidence): string =>
  `Overdue annual returns: ${outstandingReturns}.`;

const sharedOf = (evidence: RegisterEvidence): Known =>
  ofDirectors(
    evidence,
    Math.min(1, Math.max(0, ...evidence.sharedDirectors.map(({ companies }) => companies)) / MOST_COMPANIES),
  );

const sharedInWords = ({ sharedDirectors }: RegisterEvidence): string =>
  listOf(
    sharedDirectors.map(({ name, companies }) => `${name} (${companies} other)`),
    'No director is known to direct another company.',
    (names) => `Direct other companies: ${names}.`,
  );

function officialsOf(evidence: RegisterEvidence): Known {
  const { officials } = evidence;
  const certain = officials.some(({ by }) => by === 'identity-number');
  return ofDirectors(evidence, certain ? 1 : officials.length > 0 ? BY_NAME : 0);
}

const officialsInWords = ({ officials }: RegisterEvidence): string =>
  listOf(
    officials.map(({ name, organization, by }) =>
      by === 'name' ? `${name} (a name at ${organization})` : `${name} (${organization})`,
    ),
    'No director is known as an official.',
    (names) => `Known as officials: ${names}.`,
  );

/** 1 for a first award on the day of the registration or before it, 0 from a year after it on. */
function newnessOf({ registeredOn, firstAwardOn }: RegisterEvidence): Known {
  if (registeredOn === null) return { reason: 'The register states no day of registration.' };
  if (firstAwardOn === null) return { reason: 'No award to it has a known day.' };
  const days = (Date.parse(firstAwardOn) - Date.parse(registeredOn)) / MS_PER_DAY;
  return { value: Math.min(1, Math.max(0, 1 - days / DAYS_OF_A_YEAR)) };
}

const newnessInWords = ({ registeredOn, firstAwardOn }: RegisterEvidence): string =>
  `Registered on ${registeredOn}, first award on ${firstAwardOn}.`;

const MAX_NAMES = 10;

function listOf(names: readonly string[], none: string, some: (names: string) => string): string {
  if (names.length === 0) return none;
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return some(`${names.slice(0, MAX_NAMES).join(', ')}${more}`);
}
