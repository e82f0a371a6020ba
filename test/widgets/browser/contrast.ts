import type { Page } from 'playwright-core';

/** A text that a page shows, and its contrast with what lies behind it: 1 to 21, as WCAG 2 counts. */
export type Contrast = { text: string; ratio: number };

/**
 * Computes from styles what axe does not look at: texts in drawings and before elements, also within shadow roots.
 * @returns every text that is drawn
 */
export const contrastsOf = (page: Page): Promise<Contrast[]> =>
  page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const read = new Map<string, Colour>();
    /** Any colour of CSS in 0 to 255, its alpha in 0 to 1. */
    const colourOf = (text: string): Colour => {
      const known = read.get(text);
      if (known) return known;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = text;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      read.set(text, colour);
      return colour;
    };
    const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
      const mix = (own: number, other: number) => own * alpha + other * (1 - alpha);
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
    };
    const luminance = ([red, green, blue]: Colour): number => {
      const linear = (value: number) =>
        value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const around = (element: Element): Element | null =>
      element.parentElement ?? ((element.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;

    /** What boxes have painted at an element, from the innermost that is not transparent. */
    const behindBox = (element: Element | null): Colour => {
      if (!element) return [255, 255, 255, 1];
      const own = colourOf(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, behindBox(around(element)));
    };
    /** What shapes of its drawing have painted behind the middle of a text. */
    const behindText = (text: SVGGraphicsElement): Colour => {
      const drawing = text.ownerSVGElement!;
      const { left, top, width, height } = text.getBoundingClientRect();
      const middle = new DOMPoint(left + width / 2, top + height / 2);
      let colour = behindBox(drawing);
      for (const shape of drawing.querySelectorAll<SVGGeometryElement>('path, rect, circle, polygon')) {
        if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue;
        if (!shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()!.inverse()))) continue;
        const { fill, fillOpacity } = getComputedStyle(shape);
        const [red, green, blue, alpha] = colourOf(fill);
        colour = over([red, green, blue, alpha * Number(fillOpacity)], colour);
      }
      return colour;
    };
    /** How opaque an element and all around it are. */
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(around(element)) : 1;

    const found: Contrast[] = [];
    const note = (element: Element, text: string, colour: string, behind: Colour): void => {
      const [red, green, blue, alpha] = colourOf(colour);
      const front = over([red, green, blue, alpha * opacityOf(element)], behind);
      const [one, other] = [luminance(front), luminance(behind)];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      found.push({ text, ratio: Math.round(ratio * 100) / 100 });
    };
    const look = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (/^(script|style|noscript)$/.test(element.localName)) continue;
        const { width, height } = element.getBoundingClientRect();
        // Text for screen readers only is in a box of one pixel.
        if (width < 2 || height < 2 || element.closest('.table')?.clientWidth === 1) continue;
        const { color, fill, visibility } = getComputedStyle(element);
        if (visibility !== 'visible') continue;
        const text = [...element.childNodes]
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
          .join('')
          .trim();
        const isDrawn = element instanceof SVGGraphicsElement;
        if (text && isDrawn && element.localName === 'text') note(element, text, fill, behindText(element));
        else if (text && !isDrawn) note(element, text, color, behindBox(element));
        const before = getComputedStyle(element, '::before');
        if (/^"./.test(before.content)) note(element, before.content, before.color, behindBox(element));
      }
    };
    look(document);
    return found;
  });
