import { supplierPlaceholder } from '#shared/codelists/placeholders.ts';
import { foldName, splitTradingName } from '#shared/text/names.ts';
import type { SupplierMember } from '#shared/text/supplier-numbers.ts';
import { type SplitReason, splitJointVenture } from './joint-venture.ts';
import { checkCsdNumber, checkRegistration, type RejectedNumber, readNumbers } from './numbers.ts';

/** What publishers say about a supplier, read into mentions of companies. */

export const mentionRoles = ['supplier', 'joint-venture', 'member'] as const;
/** `supplier`: alone; `joint-venture`: several companies as one; `member`: one of them. */
export type MentionRole = (typeof mentionRoles)[number];

/** A company, or a joint venture, as one text names it. */
export type Mention = {
  role: MentionRole;
  /** The name as written, without numbers, with its trading name; null where there is only a number. */
  name: string | null;
  /** As `2015/123456/07`; only what passed the checks. */
  registration: string | null;
  /** As `MAAA` and seven digits. */
  csd: string | null;
  /** Of a joint venture: the names of its members that could be told apart. */
  members: readonly string[];
  /** Why the text was split into members, or was not. */
  reason: SplitReason;
  /** Numbers that failed a check; they link nothing. */
  rejected: readonly RejectedNumber[];
};

/** Numbers that a publisher gives beside the name. */
export type GivenNumbers = {
  registration?: string | null;
  csd?: string | null;
  /** Members of a joint venture, as `core.award.supplier_members` has them. */
  members?: readonly SupplierMember[] | null;
  /** The year in which this was seen: a registration number of a later year is not believed. */
  latestYear?: number;
};

/** Longer names are cut, because no company has such a name; what follows is not read. */
const MAX_LENGTH = 5_000;

/**
 * Reads the name of a supplier as a publisher gives it.
 * @returns no mention where the text means nobody ("various", "see attached", one letter) and no number is given; one for a
 *   company; for a joint venture one of its own and one for each member that can be told apart, in their order
 */
export function readSupplier(text: string | null, given: GivenNumbers = {}): Mention[] {
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

type Numbers = Pick<Mention, 'registration' | 'csd' | 'rejected'>;

function jointVenture(
  name: string | null,
  own: Numbers,
  listed: readonly SupplierMember[],
  split: ReturnType<typeof splitJointVenture> | null,
): Mention[] {
  const members =
    listed.length > 1
      ? listed.flatMap((member) => memberOf(member.name, member.csdNumber))
      : (split?.members ?? []).flatMap((member) => memberOf(member, null));
  const reason = listed.length > 1 ? 'listed' : (split?.reason ?? 'own-name');
  const names = members.flatMap((member) => member.name ?? []);
  const role = 'joint-venture';
  const whole: Mention[] = name === null ? [] : [{ role, name, ...own, members: names, reason }];
  return [...whole, ...members.map((member) => ({ ...member, reason }))];
}

/** @returns the mention of a member; none where neither name nor number is one */
function memberOf(text: string | null, number: string | null): Mention[] {
  const rejected: RejectedNumber[] = [];
  const csd = believed('csd', number, rejected);
  const name = text === null || isNobody(text) ? null : text;
  if (name === null && csd === null) return [];
  return [{ role: 'member', name, registration: null, csd, members: [], reason: 'listed', rejected }];
}

/** @returns the canonical number; null where there is none, or it fails a check, which is noted */
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

/** @returns the number beside the name or in it; null where both have one and they differ, which is noted */
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
