/**
 * The possible names of a tag: the elements of the HTML standard, obsolete ones that older programs still write, and
 * `o:p`, which word processors write.
 */
export const htmlElements: ReadonlySet<string> = new Set(
  `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup
   data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head
   header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav noscript
   object ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section select slot small
   source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var
   video wbr
   acronym applet basefont big blink center dir font frame frameset isindex keygen listing marquee menuitem nobr noembed
   noframes plaintext rb rtc spacer strike tt xmp
   o:p`.split(/\s+/),
);

/** The attributes that have a meaning without a value. Text in angle brackets with any other bare word is not a tag. */
export const valuelessAttributes: ReadonlySet<string> = new Set(
  `allowfullscreen async autofocus autoplay checked compact controls declare default defer disabled formnovalidate hidden
   inert ismap itemscope loop multiple muted nohref nomodule noresize noshade novalidate nowrap open playsinline readonly
   required reversed selected`.split(/\s+/),
);

/** Elements whose content is not text. */
export const elementsWithoutText: ReadonlySet<string> = new Set(['script', 'style']);

/** Tags at which a line ends: `br` and `hr`, and end tags of paragraphs, blocks, list items and table rows. */
export const lineEnds: ReadonlySet<string> = new Set(['br', 'hr', '/p', '/div', '/li', '/tr']);
