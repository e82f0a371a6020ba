import bars from '../bars.css';
import { openDoors } from '../browser/doors.ts';
import { mapKeys } from '../browser/map-keys.ts';
import { mountOf } from '../browser/widget.ts';
import map from '../heatmap.css';
import { heatmap } from '../kinds/heatmap.ts';
import { sectorTrends } from '../kinds/sector-trends.ts';
import { topCompanies } from '../kinds/top-companies.ts';
import { winnersFeed } from '../kinds/winners-feed.ts';
import list from '../list.css';
import trends from '../sector-trends.css';
import style from '../style.css';
import ranks from '../top-companies.css';
import lines from '../winners-feed.css';

openDoors({
  [topCompanies.name]: mountOf(topCompanies, style + list + bars + ranks),
  [winnersFeed.name]: mountOf(winnersFeed, style + list + lines),
  [sectorTrends.name]: mountOf(sectorTrends, style + list + bars + trends),
  [heatmap.name]: mountOf(heatmap, style + map, mapKeys),
});
