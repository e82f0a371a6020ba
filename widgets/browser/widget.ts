import { frame, type State } from '../view/frame.ts';
import type { Kind } from '../view/kind.ts';
import { type Given, type Options, readOptions } from '../view/options.ts';
import { nodeOf } from './dom.ts';
import { follow } from './feed.ts';
import { HOME } from './home.ts';

/** A widget in a page. */
export type Controller = {
  /** Replaces all options. */
  update: (options: Given) => void;
  /** Requests the figures again, unless a request is under way or the service has asked for a pause. */
  refresh: () => void;
  /** Ends the widget; the element shows its own content again. */
  destroy: () => void;
};

/**
 * Starts a kind of widget in an element. This contract never changes, because one page may have scripts of several
 * versions.
 */
export type Mount = (host: HTMLElement, given: Given) => Controller;

/** What a kind does in one widget besides drawing: called with the new nodes after each change. */
export type Behaviour = (content: Element) => void;

/** @returns a function that starts a kind of widget */
export const mountOf =
  (kind: Kind, css: string, behaviour?: () => Behaviour): Mount =>
  (host, last) => {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const place = nodeOf(['div.q']) as HTMLElement;
    root.replaceChildren(place);
    const behave = behaviour?.();
    let options: Options;
    let drawn: string;
    let said: string;
    // biome-ignore lint/suspicious/noConfusingVoidType: drawing gives nothing
    let feed: ReturnType<typeof follow> | void;
    let visible = false;

    const draw = (state: State): void => {
      const tree = frame(kind, options, state, `${HOME}/widgets`);
      const text = JSON.stringify(tree);
      const warning = state.wrong || options.unused;
      // biome-ignore lint/suspicious/noConsole: authors of pages look there
      if (warning && warning !== said) console.warn(`tender-widget:${warning}`, host);
      said = warning;
      if (text === drawn) return;
      drawn = text;
      const find = (selector: string) => place.querySelector<HTMLElement>(selector);
      const focused = root.activeElement?.localName;
      place.replaceChildren(nodeOf(tree));
      const body = find('.b') as HTMLElement;
      // Scrolling content must be reachable by keyboard.
      if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
      // The retry button may be gone; the link is always there.
      if (focused) (find(focused) ?? find('a')!).focus();
      behave?.(place);
    };
    const update = (given: Given = last): void => {
      last = given;
      options = readOptions(given, kind);
      place.style.setProperty('--n', `${options.limit}`);
      feed?.stop();
      feed =
        visible && !options.wrong
          ? follow(`${HOME}/api/widgets/${kind.name}${options.query}`, draw)
          : draw(options);
    };
    const near = new IntersectionObserver((seen) => {
      if (!visible && seen.pop()!.isIntersecting) {
        visible = true;
        update();
      }
    });
    const refresh = (): void => feed?.ask();
    update();
    near.observe(host);
    place.onclick = ({ target }) => {
      if ((target as Element).matches('button')) refresh();
    };
    return {
      update,
      refresh,
      destroy: () => {
        near.disconnect();
        feed?.stop();
        root.replaceChildren(nodeOf(['slot']));
      },
    };
  };
