import { openDoors } from '../browser/doors.ts';
import { mapKeys } from '../browser/map-keys.ts';
import { mountOf } from '../browser/widget.ts';
import own from '../heatmap.css';
import { heatmap } from '../kinds/heatmap.ts';
import style from '../style.css';

openDoors({ [heatmap.name]: mountOf(heatmap, style + own, mapKeys) });
