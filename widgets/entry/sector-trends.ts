import { openDoors } from '../browser/doors.ts';
import { mountOf } from '../browser/widget.ts';
import { sectorTrends } from '../kinds/sector-trends.ts';
import list from '../list.css';
import style from '../style.css';
import trends from '../trends.css';

openDoors({ [sectorTrends.name]: mountOf(sectorTrends, style + list + trends) });
