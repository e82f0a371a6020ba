import { award } from '#shared/resources/award.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { tender } from '#shared/resources/tender.ts';

/**
 * The resource registry: every kind of record that is published and served, in the order in which they are published.
 * A new one needs its file here, its publishing statement in workers/publish/sql and its endpoints.
 */
export const resources = { tender, award } as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;
