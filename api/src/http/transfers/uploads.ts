import { type RequestHandler, Router } from 'express';
import { maxUploadSize } from 'rules/uploads';
import { type ContextFactory, createSystemContext } from '#context';
import type { FileStore } from '#files/file-store';
import { receiveUpload, uploadTooLarge } from '#files/receive-upload';
import { type FindCaller, fairShare } from '#http/guards/fair-share';
import { receiveBytes } from '#http/transfers/receive-bytes';

/**
 * PUT of a file's bytes to its permitted URL. Only the secret in the URL counts: there is no session, so nothing that another
 * site could abuse.
 */
export function uploads(store: FileStore, createContext: ContextFactory, getCaller: FindCaller): Router {
  const receive: RequestHandler<{ id: string }> = async (req, res) => {
    res.locals.route = '/api/files/:id';
    res.setHeader('Cache-Control', 'no-store');
    const length = req.headers['content-length'] === undefined ? null : Number(req.headers['content-length']);
    if (length !== null && length > maxUploadSize) throw uploadTooLarge();
    const { em } = createSystemContext(createContext, req.log);
    const token = String(req.query.token ?? '');
    await receiveBytes(req, async (bytes) => {
      const { fileName, contentType, size } = await receiveUpload(em, store, {
        id: req.params.id,
        token,
        length,
        bytes,
      });
      res.status(201).json({ fileName, contentType, size });
    });
  };
  return Router().put('/api/files/:id', fairShare(getCaller), receive);
}
