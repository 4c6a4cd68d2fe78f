import { type Request, type RequestHandler, Router } from 'express';
import type { Context } from '#context';

/** Takes one file of a version that is being published. */
export type ReceiveFile = (
  context: Context,
  sent: { remote: string; version: string; name: string; bytes: AsyncIterable<Uint8Array> },
) => Promise<void>;

/** PUT of a file of a version, with a release key. The body is a stream, which no parser may take first. */
export function remoteUploads(receiveFile: ReceiveFile, contextOf: (req: Request) => Context): Router {
  const receive: RequestHandler<{ remote: string; version: string; name: string[] }> = async (req, res) => {
    res.locals.route = '/remotes/:remote/:version/:file';
    const { remote, version, name } = req.params;
    // The default is to end the connection with the loop, and with it the answer.
    const bytes = req.iterator({ destroyOnReturn: false });
    try {
      await receiveFile(contextOf(req), { remote, version, name: name.join('/'), bytes });
      res.status(204).end();
    } catch (error) {
      if (req.destroyed && !req.complete) return; // whoever sent it has gone
      req.resume(); // the rest is read to nowhere, so that the answer arrives
      throw error;
    }
  };
  return Router().put('/remotes/:remote/:version/*name', receive);
}
