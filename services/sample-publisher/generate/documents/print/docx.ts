import { type Block, markOf, type Paper, type PrintedTable } from './paper.ts';
import type { PrintInfo } from './pdf.ts';
import { zipped } from './zip.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
/** Width of the text in twentieths of a point. */
const WIDTH = 9_638;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;

type Style = {
  bold?: boolean | undefined;
  align?: string | undefined;
  size?: number | undefined;
  font?: string;
  bullet?: boolean;
  heading?: number;
};

function paragraph(text: string, { bold, align, size, font, bullet, heading }: Style = {}): string {
  const about = [
    heading === undefined ? '' : `<w:pStyle w:val="Heading${heading}"/>`,
    bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    align === undefined || align === 'left' ? '' : `<w:jc w:val="${align}"/>`,
  ].join('');
  const look = [
    font === undefined ? '' : `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`,
    bold ? '<w:b/>' : '',
    size === undefined ? '' : `<w:sz w:val="${Math.round(size * 2)}"/>`,
  ].join('');
  const runs = text
    .split('\n')
    .map((line, at) => `${at > 0 ? '<w:br/>' : ''}<w:t xml:space="preserve">${escaped(line)}</w:t>`)
    .join('');
  return `<w:p>${about && `<w:pPr>${about}</w:pPr>`}<w:r>${look && `<w:rPr>${look}</w:rPr>`}${runs}</w:r></w:p>`;
}

function table({ rows, shares, rules, head = 0 }: PrintedTable): string {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.round((share / total) * WIDTH));
  const sides =
    rules === 'all' ? ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'] : ['top', 'bottom', 'insideH'];
  const borders =
    rules === 'none'
      ? ''
      : sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('');
  const body = rows.map((cells, at) => {
    const row = cells.map(
      (cell, column) =>
        `<w:tc><w:tcPr><w:tcW w:w="${widths[column]}" w:type="dxa"/></w:tcPr>${paragraph(cell, { bold: at < head })}</w:tc>`,
    );
    return `<w:tr>${at < head ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${row.join('')}</w:tr>`;
  });
  return `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr><w:tblGrid>${widths.map((wide) => `<w:gridCol w:w="${wide}"/>`).join('')}</w:tblGrid>${body.join('')}</w:tbl>${paragraph('')}`;
}

function written(block: Block, { look, blocks }: Paper): string {
  switch (block.kind) {
    case 'title':
      return paragraph(block.text, { bold: true, align: 'center', size: block.size ?? look.size + 4 });
    case 'heading':
      return paragraph(block.text, { heading: block.level ?? 1, bold: true });
    case 'text':
      return paragraph(block.text, block);
    case 'list':
      return block.items
        .map((item, at) =>
          block.mark === 'bullet'
            ? paragraph(item, { bullet: true })
            : paragraph(`${markOf(block.mark, at)} ${item}`.trim()),
        )
        .join('');
    case 'table':
      return table(block);
    case 'aligned':
      return block.lines.map((line) => paragraph(line, { font: 'Courier New' })).join('');
    case 'page':
      return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
    case 'contents':
      return blocks
        .flatMap((each) => (each.kind === 'heading' && each.level !== 2 ? [paragraph(each.text)] : []))
        .join('');
    case 'drawing':
      return block.labels.map(({ text }) => paragraph(text)).join('');
    case 'space':
    case 'rule':
    case 'columns':
      return paragraph('');
  }
}

/** Writes a paper as DOCX; the same bytes for the same arguments. The fields of the footer stay empty. */
export function printedDocx(paper: Paper, { title, author = '', made }: PrintInfo): Buffer {
  const { header, footer } = paper.look;
  const footing = footer?.replaceAll(/\{pages?\}/g, '').trim();
  const edges = [
    ...(header ? [['header', header] as const] : []),
    ...(footing ? [['footer', footing] as const] : []),
  ];
  const references = edges.map(([edge]) => `<w:${edge}Reference w:type="default" r:id="${edge}1"/>`).join('');
  const body = paper.blocks.map((block) => written(block, paper)).join('');
  const styles = [1, 2].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:rPr><w:b/><w:sz w:val="${28 - 4 * level}"/></w:rPr></w:style>`,
  );
  const font = paper.look.font === 'serif' ? 'Times New Roman' : 'Arial';
  return zipped([
    [
      '[Content_Types].xml',
      xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/>${edges.map(([edge]) => `<Override PartName="/word/${edge}1.xml" ContentType="${WORD}.${edge}+xml"/>`).join('')}<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
      ),
    ],
    [
      '_rels/.rels',
      xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
      ),
    ],
    [
      'word/document.xml',
      xml(
        `<w:document ${W} ${R}><w:body>${body}<w:sectPr>${references}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
      ),
    ],
    [
      'word/_rels/document.xml.rels',
      xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="styles" Type="${RELATED}/styles" Target="styles.xml"/><Relationship Id="numbering" Type="${RELATED}/numbering" Target="numbering.xml"/>${edges.map(([edge]) => `<Relationship Id="${edge}1" Type="${RELATED}/${edge}" Target="${edge}1.xml"/>`).join('')}</Relationships>`,
      ),
    ],
    [
      'word/styles.xml',
      xml(
        `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/><w:sz w:val="${Math.round(paper.look.size * 2)}"/></w:rPr></w:rPrDefault></w:docDefaults>${styles.join('')}</w:styles>`,
      ),
    ],
    [
      'word/numbering.xml',
      xml(
        `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="567" w:hanging="283"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      ),
    ],
    ...edges.map(([edge, text]): [string, string] => [
      `word/${edge}1.xml`,
      xml(
        `<w:${edge === 'header' ? 'hdr' : 'ftr'} ${W}>${paragraph(text)}</w:${edge === 'header' ? 'hdr' : 'ftr'}>`,
      ),
    ]),
    [
      'docProps/core.xml',
      xml(
        `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${made.toISOString().slice(0, 19)}Z</dcterms:created></cp:coreProperties>`,
      ),
    ],
  ]);
}
