/**
 * Caches one value until its source changes.
 * @param versionOf returns null while the version is unknown; the value is then made again each time
 */
export function keptWhile<Value>(versionOf: () => string | null, make: () => Promise<Value>) {
  let kept: { version: string; value: Promise<Value> } | null = null;
  return (): Promise<Value> => {
    const version = versionOf();
    if (version === null) return make();
    if (kept?.version !== version) {
      const made = { version, value: make() };
      made.value.catch(() => {
        if (kept === made) kept = null;
      });
      kept = made;
    }
    return kept.value;
  };
}
