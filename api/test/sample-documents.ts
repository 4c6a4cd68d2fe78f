import { createZip } from '#test/sample-files';

const wordNames = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

interface Paragraph {
  text: string;
  heading?: boolean;
}

/** A Word file with these paragraphs. */
export function createDocx(paragraphs: Paragraph[]): Buffer {
  const body = paragraphs.map(
    ({ text, heading }) =>
      `<w:p>${heading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`,
  );
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  return createZip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles ${wordNames}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `<w:document ${wordNames}><w:body>${body.join('')}</w:body></w:document>`,
  });
}

interface Stream {
  bytes: Buffer;
  dictionary?: string;
}

/** A PDF with this many pages, all with the same content. */
export function createPdf(pages: number, { bytes, dictionary = '' }: Stream, trailer = ''): Buffer {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>';
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    Buffer.concat([
      Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream'),
    ]),
    ...Array.from({ length: pages }, () => Buffer.from(page)),
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: string[] = [];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    places.push(`${String(length).padStart(10, '0')} 00000 n \n`);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}

/** PDF content that draws a line of text. */
export const createPdfText = (text: string): Stream => ({
  bytes: Buffer.from(`BT /F1 24 Tf 72 700 Td (${text}) Tj ET`),
});
