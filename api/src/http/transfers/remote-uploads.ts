import { type Request, type RequestHandler, Router } from 'express';
import type { Context } from '#context';
import { receiveBytes } from '#http/transfers/receive-bytes';

/** Receives one file of a version that is being published. */
export type ReceiveFile = (
  context: Context,
  sent: { remote: string; version: string; name: string; bytes: AsyncIterable<Uint8Array> },
) => Promise<void>;

/** PUT of a file of a version, with a release key. */
export function remoteUploads(receiveFile: ReceiveFile, getContext: (req: Request) => Context): Router {
  const receive: RequestHandler<{ remote: string; version: string; name: string[] }> = async (req, res) => {
    res.locals.route = '/remotes/:remote/:version/:file';
    const { remote, version, name } = req.params;
    await receiveBytes(req, async (bytes) => {
      await receiveFile(getContext(req), { remote, version, name: name.join('/'), bytes });
      res.status(204).end();
    });
  };
  return Router().put('/remotes/:remote/:version/*name', receive);
}
