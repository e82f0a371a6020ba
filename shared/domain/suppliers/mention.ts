import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { foldName, splitTradingName } from '#shared/text/names.ts';
import type { SupplierMember } from '#shared/text/supplier-numbers.ts';
import { type SplitReason, splitJointVenture } from './joint-venture.ts';
import { checkCsdNumber, checkRegistration, type RejectedNumber, readNumbers } from './numbers.ts';

/** Reads publishers' statements about a supplier into mentions of companies. */

export const mentionRoles = ['supplier', 'joint-venture', 'member'] as const;
/** `supplier`: a single company; `joint-venture`: several companies together; `member`: one of these. */
export type MentionRole = (typeof mentionRoles)[number];

/** A company or joint venture, as one text names it. */
export type SupplierMention = {
  role: MentionRole;
  /** The name as written, without numbers, with its trading name; null if there is only a number. */
  name: string | null;
  /** As `2015/123456/07`; only if it passed the checks. */
  registration: string | null;
  /** `MAAA` and seven digits. */
  csd: string | null;
  /** For a joint venture, the names of the members that could be separated. */
  members: readonly string[];
  /** Why the text was or was not split into members. */
  reason: SplitReason;
  /** Numbers that failed a check; they link nothing. */
  rejected: readonly RejectedNumber[];
};

/** Numbers that a publisher gives beside the name. */
export type GivenNumbers = {
  registration?: string | null;
  csd?: string | null;
  /** Members of a joint venture, as in `core.award.supplier_members`. */
  members?: readonly SupplierMember[] | null;
  /** The year in which this was seen: a registration number of a later year is not believed. */
  latestYear?: number;
};

/** Longer texts are cut, because no company has such a name; the rest is not read. */
const MAX_LENGTH = 5_000;

/**
 * Reads the name of a supplier as a publisher gives it.
 * @returns no mention if the text means nobody ("various", "see attached", one letter) and no number is given; one for
 *   a company; for a joint venture one for itself and one for each member that can be separated, in order
 */
export function readSupplier(text: string | null, given: GivenNumbers = {}): SupplierMention[] {
  const plain = (text ?? '').slice(0, MAX_LENGTH).replaceAll('&amp;', '&').normalize('NFC');
  const read = readNumbers(plain, given.latestYear);
  const rejected = [...read.rejected];
  const csd = believed('csd', given.csd, rejected) ?? read.csds[0] ?? null;
  const name = isNobody(read.name) ? null : read.name;
  const listed = given.members?.length ? given.members : read.members;
  const split = name === null ? null : splitJointVenture(name);
  if (listed.length > 1 || split?.joint) {
    // A number beside the name of a joint venture may be that of any member.
    const registration = read.registrations[0] ?? null;
    return jointVenture(name, { registration, csd, rejected }, listed, split);
  }
  const beside = believed('registration', given.registration, rejected, given.latestYear);
  const registration = agreed(beside, read.registrations, rejected);
  if (name === null && registration === null && csd === null) return [];
  const reason = split?.reason ?? 'one-name';
  return [{ role: 'supplier', name, registration, csd, members: [], reason, rejected }];
}

type Numbers = Pick<SupplierMention, 'registration' | 'csd' | 'rejected'>;

function jointVenture(
  name: string | null,
  own: Numbers,
  listed: readonly SupplierMember[],
  split: ReturnType<typeof splitJointVenture> | null,
): SupplierMention[] {
  const members =
    listed.length > 1
      ? listed.flatMap((member) => memberOf(member.name, member.csdNumber))
      : (split?.members ?? []).flatMap((member) => memberOf(member, null));
  const reason = listed.length > 1 ? 'listed' : (split?.reason ?? 'own-name');
  const names = members.flatMap((member) => member.name ?? []);
  const role = 'joint-venture';
  const whole: SupplierMention[] = name === null ? [] : [{ role, name, ...own, members: names, reason }];
  return [...whole, ...members.map((member) => ({ ...member, reason }))];
}

/** @returns the mention of a member; none if neither name nor number is valid */
function memberOf(text: string | null, number: string | null): SupplierMention[] {
  const rejected: RejectedNumber[] = [];
  const csd = believed('csd', number, rejected);
  const name = text === null || isNobody(text) ? null : text;
  if (name === null && csd === null) return [];
  return [{ role: 'member', name, registration: null, csd, members: [], reason: 'listed', rejected }];
}

/** @returns the canonical number; null if there is none, or if it fails a check, which is recorded */
function believed(
  kind: RejectedNumber['kind'],
  text: string | null | undefined,
  rejected: RejectedNumber[],
  latestYear?: number,
): string | null {
  if (text == null || text.trim() === '') return null;
  const checked = kind === 'csd' ? checkCsdNumber(text) : checkRegistration(text, latestYear);
  if ('number' in checked) return checked.number;
  rejected.push({ kind, text: text.slice(0, 100), fault: checked.fault });
  return null;
}

/** @returns the number beside the name or in it; null if both exist and differ, which is recorded */
function agreed(beside: string | null, inName: readonly string[], rejected: RejectedNumber[]): string | null {
  if (beside === null || inName.length === 0 || inName.includes(beside)) return beside ?? inName[0] ?? null;
  for (const text of [beside, ...inName])
    rejected.push({ kind: 'registration', text, fault: 'contradicted' });
  return null;
}

/** Whether a text names nobody: a placeholder, or less than two letters or digits. */
const isNobody = (text: string): boolean => {
  if (supplierPlaceholder(text.trim()) !== null) return true;
  const { legal, trading } = splitTradingName(text);
  const folded = foldName(legal) || foldName(trading ?? '');
  return [...folded.replaceAll(' ', '')].length < 2 || !/\p{Letter}/u.test(folded);
};
