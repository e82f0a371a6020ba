import type { Chromium } from '#test/widgets/support/chromium.ts';
import { withPalette } from './png.ts';

/** Width and height that networks show of a link (Open Graph). */
const SIZE = { width: 1_200, height: 630 };

const columns = [38, 62, 47, 80, 55, 71, 92, 66, 84, 58, 97, 74];
const CARD = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;width:1200px;height:630px;background:#00594c;color:#fff;position:relative;overflow:hidden;
  font-family:Charter,"Bitstream Charter",Cambria,Georgia,serif}
p{margin:0;position:absolute;left:80px}
.name{top:70px;font-size:38px;font-weight:600}.name span{color:#8fe3cf}
.title{top:168px;font-size:76px;line-height:1.12;font-weight:600;letter-spacing:-.02em;white-space:nowrap}
.words{bottom:76px;font:28px/1.45 system-ui,"DejaVu Sans",sans-serif;color:#cfe9e2;width:640px}
svg{position:absolute;right:0;bottom:0}
</style><p class="name">Tender<span> Data</span></p>
<p class="title">What the state buys,<br>and from whom</p>
<p class="words">Public procurement of South Africa: tenders, awards, companies and buyers, each value with its source.</p>
<svg width="420" height="400" viewBox="0 0 420 400">${columns
  .map(
    (value, at) =>
      `<rect x="${at * 35}" y="${400 - value * 3.6}" width="28" height="${value * 3.6}" rx="3" fill="${at === 10 ? '#8fe3cf' : '#1d7566'}"/>`,
  )
  .join('')}</svg>`;

/** @returns the picture that stands for every page where somebody shares its address */
export async function drawCard(chromium: Chromium): Promise<Buffer> {
  const { page, context } = await chromium.open({ viewport: SIZE });
  await page.setContent(CARD);
  const picture = withPalette(await page.screenshot());
  await context.close();
  return picture;
}
