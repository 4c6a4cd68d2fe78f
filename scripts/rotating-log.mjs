import {
  chmodSync,
  createReadStream,
  createWriteStream,
  fstatSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const ownerOnlyMode = 0o600;

/**
 * A log file with rotation by size and compression; the newest `keep` old files are kept. Only the owner can read them. Doesn't use
 * a package, because it runs before the installation.
 */
export function openRotatingLog(file, { maxBytes = 20 * 1024 * 1024, keep: maxFiles = 5 } = {}) {
  let current = openForAppend(file);
  let rotations = 0;
  let compressing = removeOldest(file, maxFiles);

  const rotate = () => {
    rotations += 1; // two can happen in one millisecond
    const time = new Date().toISOString().replaceAll(':', '-');
    const full = `${file}.${time}-${String(rotations).padStart(6, '0')}`;
    renameSync(file, full);
    const { stream } = current;
    current = openForAppend(file);
    const flushed = new Promise((resolve) => stream.end(resolve));
    compressing = Promise.all([compressing, flushed])
      .then(() => compress(full))
      .then(() => removeOldest(file, maxFiles))
      .catch((error) => current.stream.write(`Couldn't compress the rotated log ${full}: ${error.message}\n`));
  };

  return {
    write(line) {
      current.stream.write(line);
      current.bytes += Buffer.byteLength(line);
      if (current.bytes >= maxBytes) rotate();
    },
    async end() {
      await new Promise((resolve) => current.stream.end(resolve));
      await compressing;
    },
  };
}

function openForAppend(file) {
  const fd = openSync(file, 'a', ownerOnlyMode);
  const { size, mode } = fstatSync(fd);
  if (mode & 0o077) chmodSync(file, ownerOnlyMode);
  return { stream: createWriteStream(file, { fd }), bytes: size };
}

async function compress(file) {
  await pipeline(createReadStream(file), createGzip(), createWriteStream(`${file}.gz`, { mode: ownerOnlyMode }));
  rmSync(file);
}

/** Rotated files are named by time, so the names sort by age. */
async function removeOldest(file, keep) {
  const prefix = `${path.basename(file)}.`;
  const rotated = readdirSync(path.dirname(file)).filter((name) => name.startsWith(prefix));
  for (const name of rotated.toSorted().slice(0, -keep)) rmSync(path.join(path.dirname(file), name));
}
