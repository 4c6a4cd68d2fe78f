import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { UploadExtension } from 'rules/uploads';
import { checkZip } from '#reading/check-zip';
import { readFile } from '#reading/read-file';
import { createDoc } from '#test/sample-doc';
import { createDocx, createPdf, createPdfText } from '#test/sample-documents';
import { sampleFiles } from '#test/sample-files';

const read = (extension: UploadExtension, bytes: Buffer | string) => readFile(extension, Buffer.from(bytes));

test("a text file is read as is, without characters that the database can't store", async () => {
  expect(await read('txt', '\ufeffGrüße\r\n你好 😀\fnext\u0007')).toEqual([
    { place: null, text: 'Grüße\n你好 😀\nnext ' },
  ]);
});

test('in Markdown a heading starts a section, but not inside a code block', async () => {
  const text = 'Before\n\n# One #\nfirst\n```\n# no heading\n```\n## Two\nsecond';
  expect(await read('md', text)).toEqual([
    { place: null, text: 'Before\n' },
    { place: 'One', text: '# One #\nfirst\n```\n# no heading\n```' },
    { place: 'Two', text: '## Two\nsecond' },
  ]);
});

test('a PDF is read by pages', async () => {
  expect(await read('pdf', createPdf(2, createPdfText('Hello')))).toEqual([
    { place: 'Page 1', text: 'Hello' },
    { place: 'Page 2', text: 'Hello' },
  ]);
});

test('a Word file is read by headings', async () => {
  const paragraphs = [
    { text: 'Before' },
    { text: 'Tea &amp; cake', heading: true },
    { text: '1 &lt; 2' },
    { text: 'The end' },
  ];
  expect(await read('docx', createDocx(paragraphs))).toEqual([
    { place: null, text: 'Before\n\n' },
    { place: 'Tea & cake', text: 'Tea & cake\n\n1 < 2\n\nThe end\n\n' },
  ]);
});

test('an old Word file is read by paragraphs', async () => {
  const [section] = await read('doc', createDoc('First paragraph\rSecond “one”'));
  expect(section).toMatchObject({ place: null, text: expect.stringMatching(/^First paragraph\n\nSecond “one”/) });
});

const locked =
  '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <' + 'ab'.repeat(32) + '> /U <' + 'cd'.repeat(32) + '> >>';
const withId = `${locked} /ID [<0123456789abcdef> <0123456789abcdef>]`;
const spaces = Buffer.alloc(400 * 1024 * 1024, ' ');
const compoundWith = (text: string) => Buffer.concat([sampleFiles.doc, Buffer.from(text, 'utf16le')]);

test.each<[string, UploadExtension, () => Buffer, RegExp]>([
  ['a PDF without pages', 'pdf', () => sampleFiles.pdf, /damaged/],
  ['a PDF that ends early', 'pdf', () => Buffer.from('%PDF-1.7\n%%EOF'), /damaged/],
  ['a PDF without text', 'pdf', () => createPdf(2, { bytes: Buffer.from('0 0 10 10 re f') }), /no text/],
  ['a PDF under a password', 'pdf', () => createPdf(1, createPdfText('secret'), withId), /password/],
  ['a PDF of 10,000 pages', 'pdf', () => createPdf(10_000, createPdfText('page')), /limit is 5,000/],
  ['a PDF that unpacks to far more', 'pdf', () => createPdf(1, packed(spaces)), /unpacked/],
  ['a Word file without a document', 'docx', () => sampleFiles.docx, /damaged|no text/],
  ['a Word file that is cut off', 'docx', () => createDocx([{ text: 'Hello' }]).subarray(0, 400), /damaged/],
  ['a Word file without text', 'docx', () => createDocx([{ text: ' ' }]), /no text/],
  ['an old Word file of nothing', 'doc', () => sampleFiles.doc, /damaged/],
  ['a Word file under a password', 'doc', () => compoundWith('EncryptedPackage'), /password/],
  ['an old Word file under a password', 'doc', () => createDoc('secret', { locked: true }), /password/],
  ['a PDF of page numbers', 'pdf', () => createPdf(2, createPdfText('Page 7')), /no text/],
  ['an empty text', 'txt', () => Buffer.from(' \n\t'), /no text/],
  ['a text that is too long', 'txt', () => Buffer.alloc(2_000_001, 'a'), /limit is 2,000,000/],
])('%s is refused with the reason', async (_name, extension, bytes, reason) => {
  await expect(read(extension, bytes())).rejects.toThrow(reason);
});

test.each<[string, () => object, RegExp]>([
  ['times out', () => ({ timeoutMs: 300 }), /took too long/],
  ['is aborted', () => ({ signal: AbortSignal.timeout(300) }), /abort/],
])('a reading that %s ends at once', async (_name, bounds, reason) => {
  const manyPages = createPdf(5000, createPdfText('page'));
  const since = performance.now();
  await expect(readFile('pdf', manyPages, bounds())).rejects.toThrow(reason);
  expect(performance.now() - since).toBeLessThan(3000);
});

function packed(bytes: Buffer) {
  return { bytes: deflateSync(bytes), dictionary: '/Filter /FlateDecode' };
}

test.each<[string, { said?: number; files?: number }]>([
  ['declares that it is too large', { said: 400 * 1024 * 1024 }],
  ['is larger than it declares', { said: 10 }],
  ['has more files than any document', { files: 5001 }],
])('an archive that %s is refused before it is unpacked', (_name, { said = spaces.length, files = 1 }) => {
  const data = deflateRawSync(spaces);
  const name = Buffer.from('a.xml');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(said, 18);
  common.writeUInt16LE(name.length, 22);
  const entry = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, data]);
  const listed = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files, 6);
  end.writeUInt32LE(entry.length, 12);
  expect(() => checkZip(Buffer.concat([entry, listed, Buffer.from('PK\x05\x06'), end]))).toThrow(/unpacked/);
});
