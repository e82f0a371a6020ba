import bars from '../bars.css';
import { openDoors } from '../browser/doors.ts';
import { mountOf } from '../browser/widget.ts';
import { topCompanies } from '../kinds/top-companies.ts';
import list from '../list.css';
import style from '../style.css';
import own from '../top-companies.css';

openDoors({ [topCompanies.name]: mountOf(topCompanies, style + list + bars + own) });
