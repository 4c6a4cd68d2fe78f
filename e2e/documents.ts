import { crc32 } from 'node:zlib';

/** A PDF with one line of text. */
export function createPdf(line: string): Buffer {
  const stream = `BT /F1 24 Tf 72 700 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = String(text.length).padStart(10, '0');
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`);
}

/** A Word file with one paragraph. */
export function createDocx(paragraph: string): Buffer {
  const office = 'http://schemas.openxmlformats.org';
  const names = `xmlns:w="${office}/wordprocessingml/2006/main"`;
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return createZip({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${names}><w:body><w:p><w:r><w:t>${paragraph}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

/** An uncompressed ZIP archive: local headers with files, central directory, end record. */
function createZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  const getLength = (buffers: Buffer[]) => buffers.reduce((sum, { length }) => sum + length, 0);
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const offset = getLength(parts);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), facts, Buffer.from(name), data);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00'), facts, end, Buffer.from(name));
  }
  const last = Buffer.alloc(18);
  const count = Object.keys(files).length;
  last.writeUInt16LE(count, 4);
  last.writeUInt16LE(count, 6);
  last.writeUInt32LE(getLength(list), 8);
  last.writeUInt32LE(getLength(parts), 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06'), last]);
}
