import { type Request, type RequestHandler, Router } from 'express';
import { isInAudience } from 'rules/audiences';
import { toSafeFileName } from 'rules/text';
import { denyAccess } from '#access/deny-access';
import { findTokenError } from '#access/token-scopes';
import type { Context } from '#context';
import { busy } from '#errors';
import { FairQueue } from '#limits/fair-queue';
import { getNetwork, getSite } from '#limits/network';
import { pdfBudget } from '#limits/pdf-budget';
import { type Download, type DownloadName, downloads } from '#rest/downloads';

/** A file that can be made for the viewer. */
export interface MadeFile {
  fileName: string;
  /** Names its content; null if that may change, so that nothing may store it. */
  etag: string | null;
  make: () => Promise<Buffer>;
}

interface FileRequest {
  id: string;
  query: Request['query'];
}

/** Finds what a file is made of. Throws if the viewer can't see that. */
export type FindMadeFile = (context: Context, request: FileRequest) => Promise<MadeFile>;
export type MadeFiles = Readonly<Record<DownloadName, FindMadeFile>>;

/**
 * GET of files that are made on request. Making one takes a noticeable time of the processor: networks take turns, and each file is
 * followed by an equally long pause, so that other requests run in between.
 */
export function madeFiles(finders: MadeFiles, getContext: (req: Request) => Context): Router {
  const router = Router();
  const queue = new FairQueue(pdfBudget);
  for (const [name, download] of Object.entries(downloads) as Array<[DownloadName, Download]>) {
    const { path, contentType } = download;
    const send: RequestHandler<{ id?: string }> = async (req, res) => {
      res.locals.route = path;
      const context = getContext(req as Request);
      requireAccess(context, name, download);
      const { fileName, etag, make } = await finders[name](context, { id: req.params.id ?? '', query: req.query });
      if (etag) res.set({ 'Cache-Control': 'private, no-cache', ETag: `"${etag}"` });
      if (etag && req.fresh) return void res.status(304).end();
      const bytes = await makeInTurn(queue, context, make).catch((error: unknown) => {
        res.set('Cache-Control', 'no-store').removeHeader('ETag');
        throw error;
      });
      res.attachment(toSafeFileName(fileName));
      res.set({
        'Content-Type': contentType === 'text/csv' ? `${contentType}; charset=utf-8` : contentType,
        'X-Content-Type-Options': 'nosniff',
      });
      res.end(bytes);
    };
    router.get(path, send as RequestHandler);
  }
  return router;
}

function requireAccess(context: Context, name: string, { audiences, tokenScope }: Download): void {
  const { viewer } = context;
  const tokenError = viewer && findTokenError(context, name, tokenScope);
  if (tokenError) throw tokenError;
  if (!audiences.some((audience) => isInAudience(audience, viewer))) throw denyAccess(context, name);
}

async function makeInTurn(queue: FairQueue, { address }: Context, make: MadeFile['make']): Promise<Buffer> {
  const release = await queue.acquire(getSite(address ?? '') ?? getNetwork(address ?? ''));
  if (!release) throw busy('Too many files are being made. Please try again shortly');
  const startedAt = performance.now();
  try {
    return await make();
  } finally {
    setTimeout(release, performance.now() - startedAt).unref();
  }
}
