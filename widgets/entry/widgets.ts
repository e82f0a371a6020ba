import { openDoors } from '../browser/doors.ts';
import { mapKeys } from '../browser/map-keys.ts';
import { mountOf } from '../browser/widget.ts';
import { heatmap } from '../kinds/heatmap.ts';
import { sectorTrends } from '../kinds/sector-trends.ts';
import { topCompanies } from '../kinds/top-companies.ts';
import { winnersFeed } from '../kinds/winners-feed.ts';
import list from '../list.css';
import map from '../map.css';
import style from '../style.css';
import trends from '../trends.css';

openDoors({
  ...Object.fromEntries([topCompanies, winnersFeed].map((kind) => [kind.name, mountOf(kind, style + list)])),
  [sectorTrends.name]: mountOf(sectorTrends, style + list + trends),
  [heatmap.name]: mountOf(heatmap, style + map, mapKeys),
});
