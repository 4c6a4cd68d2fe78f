import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { toSafeFileName } from 'rules/text';
import type { ContextFactory } from '#context';
import { unauthenticated } from '#errors';
import type { FileStore } from '#files/file-store';
import type { FindFile } from '#files/find-file';
import { isClientAbort } from '#http/transfers/is-client-abort';
import { getSession } from '#http/sessions/session';
import type { Bus } from '#live/bus';

/**
 * GET of an uploaded file, for those with access. It is downloaded, never displayed: an upload must not become a page of ours.
 */
export function downloads(store: FileStore, findFile: FindFile, createContext: ContextFactory, bus: Bus): Router {
  const send: RequestHandler<{ id: string }> = async (req, res) => {
    res.locals.route = '/api/files/:id';
    const { em, viewer } = createContext(getSession(req as never, res, bus), req);
    if (!viewer) throw unauthenticated();
    const file = await findFile({ em, viewer }, req.params.id);
    const bytes = await store.open(file.key);
    res.attachment(toSafeFileName(file.fileName));
    res.set({
      'Content-Type': file.contentType.startsWith('text/') ? `${file.contentType}; charset=utf-8` : file.contentType,
      'Content-Length': String(file.size),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-cache',
      // A file never changes: another one has another id.
      ETag: `"${file.id}"`,
    });
    if (req.fresh) {
      bytes.destroy();
      return void res.status(304).end();
    }
    req.releaseSlot?.();
    try {
      await pipeline(bytes, res);
    } catch (error) {
      if (!isClientAbort(error)) throw error;
    }
  };
  return Router().get('/api/files/:id', send);
}
