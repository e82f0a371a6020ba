import { openDoors } from '../browser/doors.ts';
import { mapKeys } from '../browser/map-keys.ts';
import { mountOf } from '../browser/widget.ts';
import { heatmap } from '../kinds/heatmap.ts';
import map from '../map.css';
import style from '../style.css';

openDoors({ [heatmap.name]: mountOf(heatmap, style + map, mapKeys) });
