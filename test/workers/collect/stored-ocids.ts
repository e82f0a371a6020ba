import type { Harness } from '#test/support/harness.ts';

/** @returns every ocid of which something is stored, sorted */
export async function storedOcids({ rows }: Harness): Promise<string[]> {
  const stored = await rows<{ ocid: string }>(
    'select distinct natural_key as ocid from raw.capture where natural_key is not null',
  );
  return stored.map(({ ocid }) => ocid).toSorted();
}
