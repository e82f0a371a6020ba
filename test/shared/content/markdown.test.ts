import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { firstParagraph, inspectMarkdown, plainMarkdown, renderMarkdown } from '#shared/content/markdown.ts';
import { propertyOf } from '#test/support/property.ts';

describe('Markdown as HTML', () => {
  it('has links to our records, tables and little else', () => {
    expect(
      renderMarkdown(
        '# A\n\n[t](tender:1), [gone](buyer:x), [e](https://x.org) H<sub>2</sub>O\n\n|a|\n|-:|\n|1|',
        {
          'tender:1': '/tenders/1',
        },
      ),
    ).toBe(
      '<h1>A</h1>\n<p><a href="/tenders/1">t</a>, <a>gone</a>, <a href="https://x.org" rel="noopener noreferrer">e</a> H<sub>2</sub>O</p>\n<table>\n<thead>\n<tr>\n<th style="text-align:right">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td style="text-align:right">1</td>\n</tr>\n</tbody>\n</table>',
    );
  });

  const dangerous = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="https://x.org"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox(1))',
    '![x](data:image/svg+xml;base64,PHN2Zz4=)',
    '![x](file:///etc/passwd)',
    '![x](:)',
    '[x](:)',
    '[x](1:y)',
    '<style>p { color: red }</style>',
    '<p style="position:fixed">x</p>',
    '<form action="https://x.org"><input name=a></form>',
    '<object data="x"></object>',
    '<base href="https://x.org">',
    '<meta http-equiv="refresh" content="0;url=https://x.org">',
    '<math><mtext></mtext></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ];
  it.each(dangerous)('%s is a fault, and is not served either', (text) => {
    expect(inspectMarkdown(`One\n\n${text}\n`).faults).toContainEqual(expect.objectContaining({ line: 3 }));
    expect(unsafe(renderMarkdown(text, {}))).toEqual([]);
  });

  it('is safe for any text', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...dangerous,
        '<',
        '>',
        '"',
        "'",
        '`',
        '```',
        '\n',
        '[',
        '](',
        ')',
        '![',
        '<!--',
        '-->',
        '&#',
        '<b',
        ' on=',
        '=',
      ),
      fc.string(),
    );
    await propertyOf({ numRuns: 500 }, fc.array(piece, { maxLength: 12 }), (pieces) => {
      expect(unsafe(renderMarkdown(pieces.join(''), {}))).toEqual([]);
    });
  });

  it.each(['[', '![', '*a ', '<', '> ', '`', '- '.repeat(3), '[a](', '<b>', '&'])(
    'comes to an end with long repetitions of %j',
    (piece) => {
      const text = piece.repeat(Math.floor(90_000 / piece.length));
      expect(inspectMarkdown(text).links).toEqual([]);
    },
  );
});

describe('words of Markdown', () => {
  it('have no marks', () => {
    expect(plainMarkdown('# A\n\nFirst [t](tender:1) **x** `c`\nmore\n\n- a\n- b')).toBe(
      'A\nFirst t x c more\na\nb',
    );
    expect(firstParagraph('# A\n\nFirst *x*\nmore.\n\nSecond.')).toBe('First x more.');
    expect(firstParagraph('# A')).toBe('');
  });
});

/** @returns the parts of a piece of HTML that could do something */
function unsafe(html: string): string[] {
  const found: string[] = [];
  const visit = (node: { name?: string; attribs?: Record<string, string>; children?: unknown[] }): void => {
    if (
      /^(script|style|iframe|svg|math|form|input|object|embed|base|meta|link|noscript)$/.test(node.name ?? '')
    )
      found.push(node.name!);
    for (const [name, value] of Object.entries(node.attribs ?? {})) {
      if (/^on/.test(name) || (name === 'style' && !/^text-align:(left|right|center)$/.test(value)))
        found.push(name);
      if (/^(href|src)$/.test(name) && !/^(https?:|mailto:|tel:|[/#?.]|[^:]*$)/i.test(value))
        found.push(value);
    }
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(parseDocument(html) as never);
  return found;
}
