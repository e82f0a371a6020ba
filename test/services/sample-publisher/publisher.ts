import { onTestFinished } from 'vitest';
import {
  type Publisher,
  type PublisherOptions,
  startPublisher,
} from '#services/sample-publisher/http/server.ts';

/** A Wednesday afternoon, within office hours. */
export const NOW = new Date('2026-09-16T15:00:00+02:00');

/** The fields of a release that the tests read. */
export type Release = {
  ocid: string;
  id: string;
  date: string;
  tender: {
    id: string;
    title: string;
    description: string;
    status: string;
    category: string;
    province?: string;
    deliveryLocation?: string;
    specialConditions?: string;
    documents: { id: string; url: string; datePublished: string; dateModified?: string }[];
    tenderPeriod: { startDate: string; endDate: string };
    briefingSession?: { isSession: boolean; compulsory: boolean; date: string; venue: string };
    contactPerson?: { name: string; email: string; telephoneNumber: string };
  };
  buyer: { id: string; name: string };
  parties: { id: string; name: string; contactPoint: Record<string, string>; roles: string[] }[];
  awards: {
    id: string;
    title: string;
    status: string;
    description: string;
    value?: { amount: number };
    suppliers: { id: string; name: string }[];
  }[];
};
export type Package = { releases: Release[]; links?: { next?: string } } & Record<string, unknown>;

/** A publisher whose clock stands still at {@link NOW}, closed when the test ends. */
export async function publisher(options: PublisherOptions = {}): Promise<Publisher> {
  const started = await startPublisher({ now: NOW, clockRate: 0, releases: 600, ...options });
  onTestFinished(() => started.close());
  return started;
}

export async function json<Body>(url: string): Promise<Body> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return (await response.json()) as Body;
}

export function listUrl(url: string, parameters: Record<string, string | number> = {}): string {
  const given = { PageNumber: 1, PageSize: 100, dateFrom: '2000-01-01', dateTo: '2100-01-01', ...parameters };
  const query = Object.entries(given).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url}/api/OCDSReleases?${query.join('&')}`;
}

/** Reads a window by following the links of its pages to the end. */
export async function readAll(
  url: string,
  parameters: Record<string, string | number> = {},
): Promise<Release[]> {
  const releases: Release[] = [];
  let next: string | undefined = listUrl(url, parameters);
  while (next !== undefined) {
    const page: Package = await json<Package>(next);
    releases.push(...page.releases);
    next = page.links?.next;
  }
  return releases;
}

export const release = (url: string, ocid: string): Promise<Release> =>
  json<Release>(`${url}/api/OCDSReleases/release/${ocid}`);

/** The hash of the text of every release that was ever visible, by ocid. */
export async function published(url: string): Promise<Map<string, string>> {
  const { releases } = await json<{ releases: { ocid: string; sha256: string }[] }>(
    `${url}/__control/published`,
  );
  return new Map(releases.map(({ ocid, sha256 }) => [ocid, sha256]));
}

export async function command(url: string, path: string): Promise<Response> {
  return fetch(`${url}/__control/${path}`, { method: 'POST' });
}
