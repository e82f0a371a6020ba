import { describe, expect, it } from 'vitest';
import { type Content, element, html, raw } from '#services/html.ts';

describe('html', () => {
  it('escapes what is inserted, in texts and in attributes', () => {
    const hostile = `<img src=x onerror="alert('1')">&`;
    const escaped = '&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;';
    expect(String(html`<p title="${hostile}">${hostile}</p>`)).toBe(`<p title="${escaped}">${escaped}</p>`);
  });

  it('inserts what is HTML already, lists, and nothing for what is absent', () => {
    expect(String(html`${[html`<b>1</b>`, '<', 2]}${null}${undefined}${false}`)).toBe('<b>1</b>&#60;2');
  });

  it('does not take an object for HTML that was not made by it', () => {
    const forged = { toString: () => '<script>' } as unknown as string;
    expect(String(html`${[String(forged)]}`)).toBe('&#60;script&#62;');
    // @ts-expect-error a text is no HTML
    const content: ReturnType<typeof html> = '<b>';
    expect(content).toBe('<b>');
  });

  it('makes elements whose names are not known in advance, and rejects invalid names', () => {
    expect(String(element('a', { href: '"', hidden: false }, ['<']))).toBe('<a href="&#34;">&#60;</a>');
    expect(() => element('a b', {}, [])).toThrow('is no name of HTML');
    expect(() => element('a', { 'x=': 1 }, [] as Content[])).toThrow('is no name of HTML');
  });

  it('rejects styles and scripts that would end themselves', () => {
    expect(String(raw('style', 'a{b:c}'))).toBe('<style>a{b:c}</style>');
    expect(() => raw('script', '"</script>"')).toThrow('would end');
    expect(() => raw('script', '"<!--"')).toThrow('would end');
  });
});
