import { readFile } from './read-file.ts';

const read = (content: BlobPart, name: string, type = '') => readFile(new File([content], name, { type }));

test.each([
  ['notes.md', ''],
  ['NOTES.MD', ''],
  ['notes.txt', 'text/plain'],
  ['page.html', 'text/html'],
  ['a.json', 'application/json'],
  ['a.yml', ''],
  ['a.yaml', ''],
])('reads %s (%s)', async (name, type) => {
  expect(await read('# Grüße', name, type)).toEqual({
    ok: true,
    file: { fileName: name, fileType: type, fileSize: '9', fileContent: '# Grüße' },
  });
});

test.each(['offer.pdf', 'offer.doc', 'offer.docx', 'picture.png', 'notes'])(
  'keeps only name, type and size of %s',
  async (name) => {
    expect(await read('not read', name)).toMatchObject({
      ok: true,
      file: { fileName: name, fileSize: '8', fileContent: `The text of ${name} is not kept here.` },
    });
  },
);

test('accepts 10 MB and rejects one byte more', async () => {
  const film = (length: number) => read(new Uint8Array(length), 'film.pdf');
  expect(await film(10_485_760)).toMatchObject({ ok: true });
  expect(await film(10_485_761)).toEqual({ ok: false, reason: 'Please choose a file of up to 10 MB' });
});

test('rejects an empty file', async () => {
  const rejected = { ok: false, reason: 'This file is empty. Please choose another one' };
  expect(await read('', 'notes.md')).toEqual(rejected);
  expect(await read('', 'offer.pdf')).toEqual(rejected);
});

test('rejects a binary file with a text type, and strips invisible characters', async () => {
  const reason = "This isn't a text file, despite its name";
  expect(await read(new Uint8Array([0xff, 0xfe, 0x41]), 'notes.txt')).toEqual({ ok: false, reason });
  expect(await read('a\0b', 'notes.txt')).toEqual({ ok: false, reason });
  expect(await read('one\f\r\n\ttwo', 'notes.txt')).toMatchObject({ file: { fileContent: 'one\r\n\ttwo' } });
});

test('rejects a text that is too large for a request', async () => {
  expect(await read('x'.repeat(500_000), 'notes.txt')).toMatchObject({ ok: true });
  expect(await read('x'.repeat(500_001), 'notes.txt')).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/too long/),
  });
  expect(await read('ß'.repeat(450_000), 'notes.txt')).toMatchObject({ ok: false });
});
