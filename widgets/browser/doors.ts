import type { Given } from '../view/options.ts';
import type { Controller, Mount } from './widget.ts';

/** The interface between scripts on a page, which may have several versions. This contract never changes. */
type Registry = {
  /** Adds kinds; a known kind is not replaced. */
  define: (kinds: Record<string, Mount>) => void;
  /**
   * Starts a widget in an element. Its attributes give the options that are not passed. `update` changes the given
   * options.
   */
  mount: (element: HTMLElement, options?: Given) => Controller;
};
declare global {
  interface Window {
    TenderWidgets?: Registry;
  }
}

/** Elements that are widgets, including those with markers of older scripts. */
const MARKED =
  '[data-widget],[data-tendersa-widget],[data-tendersa-top-companies],[data-tendersa-winners-feed],tender-widget';

/** A widget on this page; until it has `begun`, it waits for the script of its kind. */
type Entry = Partial<Controller> & { begun?: Mount | undefined; given?: Given | undefined };

/** Creates the interface for the first script on a page, and adds the kinds of every further script. */
export function openDoors(kinds: Record<string, Mount>): void {
  // A browser without constructable style sheets, or older than Shadow DOM, leaves the page as it is.
  if (!document.adoptedStyleSheets) return;
  if (window.TenderWidgets?.define) {
    window.TenderWidgets.define(kinds);
    return;
  }
  const known: Record<string, Mount> = { __proto__: null } as never;
  const entries = new Map<Node, Entry>();
  const start = (element: Element, given = entries.get(element)?.given): void => {
    const own: Record<string, string> = {};
    for (const { name, value } of element.attributes) {
      const option = name.replace(/^data-(tendersa-)?/, '').replace('-l', 'L');
      own[option] = value;
      if (known[option]) own['kind'] = option;
    }
    const kinds = Object.keys(known);
    const options: Given = { kind: own['widget'] || own['type'], ...own, ...given, kinds: kinds.join(', ') };
    // After loading, any kind can show that there is no kind of this name.
    const mount = known[options.kind as never] ?? known[document.readyState === 'complete' ? kinds[0]! : ''];
    let entry = entries.get(element);
    if (entry && mount === entry.begun) entry.update?.(options);
    else {
      entry?.destroy?.();
      entry = { begun: mount, ...mount?.(element as HTMLElement, options) };
      entries.set(element, entry);
      watcher.observe(element, { attributes: true });
    }
    entry.given = given;
  };
  const stop = (element: Node): void => {
    entries.get(element)?.destroy?.();
    entries.delete(element);
  };
  /** Ends widgets whose element is gone, and starts those that are marked or were waiting for their kind. */
  const scan = (): void => {
    for (const element of entries.keys()) if (!element.isConnected) stop(element);
    for (const element of document.querySelectorAll(MARKED)) if (!entries.get(element)?.begun) start(element);
  };
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) if (entries.has(target)) start(target as Element);
    scan();
  });
  const define: Registry['define'] = (more) => {
    for (const name in more) known[name] ??= more[name] as Mount;
    for (const element of entries.keys()) start(element as Element);
    scan();
  };

  window.TenderWidgets = {
    define,
    mount: (element, given) => {
      start(element, given);
      return {
        update: (more) => start(element, { ...entries.get(element)?.given, ...more }),
        refresh: () => entries.get(element)?.refresh?.(),
        destroy: () => stop(element),
      };
    },
  };
  watcher.observe(document, { childList: true, subtree: true });
  addEventListener('load', scan);
  define(kinds);
  customElements.define(
    'tender-widget',
    class extends HTMLElement {
      connectedCallback() {
        start(this);
      }
    },
  );
}
