import bars from '../bars.css';
import { openDoors } from '../browser/doors.ts';
import { mountOf } from '../browser/widget.ts';
import { sectorTrends } from '../kinds/sector-trends.ts';
import list from '../list.css';
import own from '../sector-trends.css';
import style from '../style.css';

openDoors({ [sectorTrends.name]: mountOf(sectorTrends, style + list + bars + own) });
