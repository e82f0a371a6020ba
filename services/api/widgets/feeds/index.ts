import type { Feed } from '#services/api/widgets/feeds/feed.ts';
import { heatmap } from '#services/api/widgets/feeds/heatmap.ts';
import { sectorTrends } from '#services/api/widgets/feeds/sector-trends.ts';
import { topCompanies } from '#services/api/widgets/feeds/top-companies.ts';
import { winnersFeed } from '#services/api/widgets/feeds/winners-feed.ts';

/** The registry of feeds. */
export const feeds: readonly Feed[] = [topCompanies, winnersFeed, sectorTrends, heatmap];
