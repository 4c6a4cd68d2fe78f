import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];
/** Names with a content hash never change: browsers may keep them forever. */
const hashedName = /\.[0-9a-f]{8,}\.\w+$/;

/** Files of a build, in a precompressed form that the browser accepts. Calls `next` if there is no such file. */
export function serveAssets(folder: string): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const name = toFileName(req.path);
    if (name === '' || name.startsWith('..') || name.endsWith('.map') || name.endsWith('.html')) return next();
    const encoding = encodings.find(
      ({ name: wanted, extension }) =>
        acceptsEncoding(req.get('accept-encoding'), wanted) && existsSync(path.join(folder, name + extension)),
    );
    res.vary('Accept-Encoding');
    res.type(path.extname(name));
    if (encoding) res.setHeader('Content-Encoding', encoding.name);
    res.setHeader('Cache-Control', hashedName.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.sendFile(
      name + (encoding?.extension ?? ''),
      { root: folder, cacheControl: false, dotfiles: 'ignore' },
      (error) => {
        if (!error || res.headersSent) return;
        for (const header of ['Content-Encoding', 'Content-Type', 'Cache-Control']) res.removeHeader(header);
        next();
      },
    );
  };
}

const acceptsEncoding = (header: string | undefined, encoding: string) =>
  header?.split(',').some((part) => part.trim().split(';')[0] === encoding) ?? false;

/** The file below the folder that a path names; empty for an invalid path. */
function toFileName(requested: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(requested)).replace(/^\/+/, '');
  } catch {
    return ''; // invalid encoding: there is no such file
  }
}
