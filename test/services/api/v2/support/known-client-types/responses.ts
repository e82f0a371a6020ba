import type { DateText, Maybe } from './values.ts';

export type RateLimit = { limit: number; remaining: number; reset: DateText; policy: string };

/** What clients read of `meta`; lists have paging. */
export type Meta = {
  requestId: string;
  timestamp: DateText;
  apiVersion: string;
  deprecation: null;
  page?: number;
  pageSize?: number;
  totalCount?: number;
  totalPages?: number;
  hasNext?: boolean;
  hasPrev?: boolean;
  nextCursor?: Maybe<string>;
  query?: string;
  rateLimit?: RateLimit;
};

export type Failure = {
  error: string;
  code: string;
  message: string;
  requestId: string;
  docs: string;
  timestamp: DateText;
  details?: unknown;
};

export type QuotaDetails = { limit: number; used: number; resetsAt: DateText; tier: string };

export type Usage = { daily: number; monthly: number; limit: { daily: number; monthly: number } };

export type Status = {
  healthy: boolean;
  version: string;
  lastSync: Record<string, Maybe<DateText>>;
  entityCounts: Record<string, Maybe<number>>;
  entities: { entity: string; count: Maybe<number>; lastSync: Maybe<DateText> }[];
  cron: { entity: string; status: string; startedAt: DateText; completedAt: Maybe<DateText> }[];
};
