import { openDoors } from '../browser/doors.ts';
import { mountOf } from '../browser/widget.ts';
import { winnersFeed } from '../kinds/winners-feed.ts';
import list from '../list.css';
import style from '../style.css';
import own from '../winners-feed.css';

openDoors({ [winnersFeed.name]: mountOf(winnersFeed, style + list + own) });
