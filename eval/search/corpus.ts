import { portalRows } from '#eval/judged/sample.ts';
import type { RealData } from '#eval/real-data.ts';
import { ocidOf } from '#shared/domain/captures/etenders-rows.ts';
import { type Compiled, compile } from '#shared/domain/tenders/compile.ts';

/** A tender as its record shows it, as far as queries are made and judged by it. */
export type Item = {
  id: string;
  title: string;
  description: string;
  reference: string;
  buyer: string;
  place: string;
};

/** When the last file was captured. */
const NOW = '2026-02-20T09:00:00+02:00';

/** @returns the processes that the rules make of all rows of the portal's files */
export function compileRows(data: RealData): Compiled[] {
  const seen = new Set<string>();
  return portalRows(data).flatMap(({ list, row }, place) => {
    const release = { list, row };
    const own = ocidOf(release);
    const ocid = own === null || seen.has(own) ? `ocds-9t57fa-${9_000_000 + place}` : own;
    seen.add(ocid);
    const capture = { source: 'etenders', responseId: '1', position: 0, capturedAt: NOW, hash: '', release };
    return compile(ocid, [capture]) ?? [];
  });
}
