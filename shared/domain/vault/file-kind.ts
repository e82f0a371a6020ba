/** Kinds of files that a vault takes: by their content, with the extensions that their names may have. */
const kinds = {
  pdf: { extensions: ['pdf'], mimeType: 'application/pdf', begins: '255044462d' },
  doc: { extensions: ['doc'], mimeType: 'application/msword', begins: 'd0cf11e0a1b11ae1' },
  docx: {
    extensions: ['docx'],
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: '504b0304',
  },
  jpg: { extensions: ['jpg', 'jpeg'], mimeType: 'image/jpeg', begins: 'ffd8ff' },
  png: { extensions: ['png'], mimeType: 'image/png', begins: '89504e470d0a1a0a' },
} as const;

export type FileKind = keyof typeof kinds;

/**
 * What else a file of a kind contains. Other files than Word's begin the same: spreadsheets, installers, archives. The name of the
 * part that has the text stands in the directory of the container.
 */
const CONTAINS: Partial<Record<FileKind, Uint8Array>> = {
  doc: Uint8Array.from([...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0])),
  docx: Uint8Array.from([...'word/document.xml'].map((letter) => letter.charCodeAt(0))),
};
const LONGEST_BEGINNING = 8;

export const mimeTypeOf = (kind: FileKind): string => kinds[kind].mimeType;
export const mimeTypes: readonly string[] = Object.values(kinds).map(({ mimeType }) => mimeType);

/** @returns the kind that a name says by its last extension; null for every other name */
export function kindOfName(fileName: string): FileKind | null {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const names = Object.keys(kinds) as FileKind[];
  return (
    names.find((kind) => (kinds[kind].extensions as readonly string[]).includes(extension ?? '')) ?? null
  );
}

/** Recognises the kind of a file from its pieces as they pass. */
export type KindScanner = {
  add: (piece: Uint8Array) => void;
  /** @returns the kind of what was added so far; null where it is none that a vault takes */
  kind: () => FileKind | null;
};

export function scanKind(): KindScanner {
  let beginning: Uint8Array = new Uint8Array();
  let candidate: FileKind | null = null;
  let sought: Uint8Array | undefined;
  let isFound = false;
  /** The end of what was searched, in which what is sought may begin. */
  let rest: Uint8Array = new Uint8Array();
  const search = (piece: Uint8Array) => {
    if (sought === undefined || isFound) return;
    const text = joined(rest, piece);
    isFound = indexOf(text, sought) >= 0;
    rest = text.slice(Math.max(0, text.length - sought.length + 1));
  };
  return {
    add: (piece) => {
      if (beginning.length < LONGEST_BEGINNING) {
        beginning = joined(beginning, piece.subarray(0, LONGEST_BEGINNING - beginning.length));
        candidate = kindOfBeginning(beginning);
        sought = candidate === null ? undefined : CONTAINS[candidate];
      }
      search(piece);
    },
    kind: () => (candidate !== null && (sought === undefined || isFound) ? candidate : null),
  };
}

function kindOfBeginning(bytes: Uint8Array): FileKind | null {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const names = Object.keys(kinds) as FileKind[];
  return names.find((kind) => hex.startsWith(kinds[kind].begins)) ?? null;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The native search where the bytes are a view of memory that it accepts. */
const indexOf = (bytes: Uint8Array, sought: Uint8Array): number =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(sought);
