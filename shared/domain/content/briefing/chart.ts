/** A chart of seven days as inline SVG, which needs neither scripts nor style sheets. */

const WIDTH = 560;
const HEIGHT = 180;
const BOTTOM = 28;
const TOP = 22;
const BAR = 48;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/**
 * @param title what is counted, also for screen readers
 * @param bars a name and a count for each bar
 * @returns a figure with bars, the counts above and the names below them
 */
export function barChart(title: string, bars: readonly { name: string; count: number }[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bars.length);
  const drawn = bars.map(({ name, count }, at) => {
    const height = Math.round(((HEIGHT - BOTTOM - TOP) * count) / most);
    const top = HEIGHT - BOTTOM - height;
    const middle = Math.round(step * (at + 0.5));
    return [
      `<rect x="${middle - BAR / 2}" y="${top}" width="${BAR}" height="${height}" fill="#1c7ed6"></rect>`,
      `<text x="${middle}" y="${top - 6}" text-anchor="middle">${count}</text>`,
      `<text x="${middle}" y="${HEIGHT - 8}" text-anchor="middle">${escaped(name)}</text>`,
    ].join('');
  });
  const said = bars.map(({ name, count }) => `${name} ${count}`).join(', ');
  return `<figure><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(`${title}: ${said}`)}" font-family="sans-serif" font-size="13">${drawn.join('')}</svg><figcaption>${escaped(title)}</figcaption></figure>`;
}
