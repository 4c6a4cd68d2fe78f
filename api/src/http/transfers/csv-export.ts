import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, Router } from 'express';
import type { Context } from '#context';
import { isClientAbort } from '#http/transfers/is-client-abort';

/** A file that is streamed while it is generated. Access and the query are checked before the first chunk. */
export type ExportRows = (context: Context, query: object) => AsyncIterable<string>;

export interface CsvExport {
  path: string;
  fileName: string;
  exportRows: ExportRows;
}

/** GET of lists as CSV files. */
export function csvExports(exports: CsvExport[], getContext: (req: Request) => Context): Router {
  const router = Router();
  for (const { path, fileName, exportRows } of exports) {
    const send: RequestHandler = async (req, res) => {
      res.locals.route = path;
      const pieces = exportRows(getContext(req), req.query);
      res.attachment(fileName);
      res.set({ 'Content-Type': 'text/csv; charset=utf-8', 'X-Content-Type-Options': 'nosniff' });
      try {
        await pipeline(Readable.from(pieces), res);
      } catch (error) {
        if (!isClientAbort(error)) throw error;
      }
    };
    router.get(path, send);
  }
  return router;
}
