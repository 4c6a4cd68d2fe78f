import { type Request, type RequestHandler, Router } from 'express';
import { longestUpload } from 'rules/uploads';
import { type ContextFactory, systemContext } from '#context';
import type { FileStore } from '#files/file-store';
import { type CallerOf, fairShare } from '#http/fair-share';
import { receiveUpload, uploadTooLarge } from '#files/receive-upload';

/**
 * PUT of the bytes of a file to the address that its permission names. The secret in it is all that counts: there is no
 * session, so nothing that another site could misuse, and the body is a stream, which no parser may take first.
 */
export function uploads(store: FileStore, createContext: ContextFactory, callerOf: CallerOf): Router {
  const receive: RequestHandler<{ id: string }> = async (req, res) => {
    res.locals.route = '/api/files/:id';
    res.setHeader('Cache-Control', 'no-store');
    const length = req.headers['content-length'] === undefined ? null : Number(req.headers['content-length']);
    if (length !== null && length > longestUpload) throw uploadTooLarge();
    const { em } = systemContext(createContext, req.log);
    const token = String(req.query.token ?? '');
    // The default is to end the connection with the loop, and with it the answer.
    const bytes = req.iterator({ destroyOnReturn: false });
    try {
      const { fileName, contentType, size } = await receiveUpload(em, store, {
        id: req.params.id,
        token,
        length,
        bytes: withoutPlace(req, bytes),
      });
      res.status(201).json({ fileName, contentType, size });
    } catch (error) {
      if (req.destroyed && !req.complete) return; // whoever sent it has gone
      req.resume(); // the rest is read to nowhere, so that the answer arrives
      throw error;
    }
  };
  return Router().put('/api/files/:id', fairShare(callerOf), receive);
}

/** While bytes arrive, other requests of the address run: how fast they come is up to who sends them. */
async function* withoutPlace({ releasePlace }: Request<{ id: string }>, bytes: AsyncIterable<Uint8Array>) {
  releasePlace?.();
  yield* bytes;
}
