import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressibleFile = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallest = 1024;
/** Written again after all other files, so compressed last. */
const sealedLast = ['remote.json', 'shell.json'];

/** Writes a .br and a .gz next to each text asset, so the server doesn't compress on request. */
export async function compress(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && compressibleFile.test(entry.name) && !sealedLast.includes(entry.name),
  );
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath ?? entry.path, entry.name))));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
