import { DocumentError } from '#shared/documents/document-error.ts';
import { recogniseFile } from '#shared/documents/extract/file-kind.ts';
import { unpack, type ZipEntry, zipEntries } from '#shared/documents/zip.ts';
import { type MemberName, memberNames } from '#workers/documents/read/member-names.ts';

/**
 * Limits for unpacking an archive of documents. `members` and `total` count all that is below one document of a publisher, nested
 * archives included. `ratio` is that of unpacked bytes to packed ones.
 */
export type MemberLimits = { depth: number; members: number; bytes: number; total: number; ratio: number };
/**
 * Tenders have archives of some ten documents, seldom in folders, and sometimes an archive in an archive. Texts and drawings pack to
 * a twentieth; what packs to less than a 200th was made to fill disks.
 */
export const MEMBER_LIMITS: MemberLimits = {
  depth: 2,
  members: 200,
  bytes: 52_428_800,
  total: 209_715_200,
  ratio: 200,
};
/** Small files may pack better than the ratio allows. */
const SMALL = 1_048_576;

/** What archives of some systems contain besides the documents. */
const NO_DOCUMENT = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/i;

/** What other archives below the same document have unpacked already. */
export type Unpacked = { members: number; bytes: number };

/** A document in an archive, under a name that can be stored and shown. */
export type ArchiveMember = MemberName & { unpack: () => Buffer };

/** @returns whether the bytes are a ZIP archive, and not of a document format that is an archive itself */
export function isArchive(bytes: Uint8Array): boolean {
  if (Buffer.from(bytes.subarray(0, 2)).toString('latin1') !== 'PK') return false;
  try {
    recogniseFile(bytes);
    return false;
  } catch (error) {
    return error instanceof DocumentError && error.fault === 'other-format';
  }
}

/**
 * Lists the documents of an archive by its directory, before anything is unpacked. A member states its size; unpacking stops there,
 * so that no member becomes larger than was checked.
 * @param depth number of archives that this one is in
 * @param others what was unpacked elsewhere below the same document
 * @throws DocumentError too-large if the archive exceeds a limit, damaged if its directory is broken
 */
export function membersOf(
  bytes: Uint8Array,
  depth: number,
  others: Unpacked = { members: 0, bytes: 0 },
  limits: MemberLimits = MEMBER_LIMITS,
): ArchiveMember[] {
  if (depth >= limits.depth)
    throw new DocumentError(
      'too-large',
      `archives are unpacked ${limits.depth} deep, and this one is deeper`,
    );
  const entries = zipEntries(bytes);
  if (entries === null)
    throw new DocumentError('damaged', 'the directory of the archive is missing or broken');
  const members = entries.filter(({ name }) => !NO_DOCUMENT.test(name));
  const total = members.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (others.members + members.length > limits.members || others.bytes + total > limits.total)
    throw new DocumentError(
      'too-large',
      beyondTotal(others, { members: members.length, bytes: total }, limits),
    );
  if (members.some((member) => exceeds(member, limits)))
    throw new DocumentError('too-large', 'unpacked, the archive has more bytes than are kept');
  const names = memberNames(members.map(({ name }) => name));
  return members.map((member, at) => ({ ...names[at]!, unpack: () => unpack(bytes, member) }));
}

const MB = 1024 ** 2;

const beyondTotal = (others: Unpacked, more: Unpacked, limits: MemberLimits): string =>
  `below one document at most ${limits.members} files and ${limits.total / MB} MB are unpacked; this archive has ` +
  `${more.members} files and ${Math.ceil(more.bytes / MB)} MB, and others have ${others.members} and ${Math.ceil(others.bytes / MB)} MB`;

const exceeds = ({ packed, unpacked }: ZipEntry, limits: MemberLimits): boolean =>
  unpacked > limits.bytes || (unpacked > SMALL && unpacked > limits.ratio * packed);
