import type { Behaviour } from './widget.ts';

/** The movement of each arrow key: to the next tile in that direction. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Shows the figures of the province under the pointer or with the focus; arrow keys move between tiles. */
export const mapKeys = (): Behaviour => {
  /** The code of the province whose figures are shown, if one was chosen. */
  let chosen: string | null;
  let said: string | null | undefined;
  return (content) => {
    const unknown = content.querySelector('[data-unknown]')?.getAttribute('data-unknown');
    // biome-ignore lint/suspicious/noConsole: authors of pages look there
    if (unknown && unknown !== said) console.warn(`tender-widget: province cannot be "${unknown}".`, content);
    said = unknown;
    const tiles = [...content.querySelectorAll<SVGGElement>('.tile')];
    const choose = (tile: SVGGElement | null): void => {
      const code = tile?.getAttribute('data-k');
      if (!tile || !code) return;
      for (const each of tiles) {
        each.setAttribute('tabindex', each === tile ? '0' : '-1');
        each.setAttribute('aria-pressed', String(each === tile));
      }
      for (const each of content.querySelectorAll<HTMLElement>('[data-of]'))
        each.hidden = each.getAttribute('data-of') !== code;
      chosen = code;
    };
    const before = tiles.find((tile) => tile.getAttribute('data-k') === chosen);
    choose(before ?? null);
    // After redrawing, the focus may be on another tile.
    if (content.querySelector('.tile:focus')) before?.focus();
    const tileOf = ({ target }: Event): SVGGElement | null => (target as Element).closest('.tile');
    for (const type of ['pointerover', 'focusin', 'click'])
      content.querySelector('.map')?.addEventListener(type, (event) => choose(tileOf(event)));
    content.querySelector('.map')?.addEventListener('keydown', (event) => {
      const from = tileOf(event);
      const [x, y] = STEPS[(event as KeyboardEvent).key] ?? [];
      if (!from || x === undefined || y === undefined) return;
      event.preventDefault();
      const middle = (tile: Element): readonly [number, number] => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [fromX, fromY] = middle(from);
      let best: SVGGElement | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const tile of tiles) {
        const [dx, dy] = [middle(tile)[0] - fromX, middle(tile)[1] - fromY];
        const along = dx * x + dy * y;
        const distance = along + 2 * Math.abs(dx * y + dy * x);
        if (along > 1 && distance < least) [best, least] = [tile, distance];
      }
      best?.focus();
    });
  };
};
