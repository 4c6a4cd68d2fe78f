import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Request, type RequestHandler, Router } from 'express';
import type { Context } from '#context';
import { hasGone } from '#http/has-gone';

const path = '/api/sales/leads/export';

/** A file that is made while it is sent: who may have it, and what the query asks for, is decided before the first piece. */
export type ExportLeads = (context: Context, query: object) => AsyncIterable<string>;

/** GET of the leads as a file. */
export function leadExport(exportLeads: ExportLeads, contextOf: (req: Request) => Context): Router {
  const send: RequestHandler = async (req, res) => {
    res.locals.route = path;
    const pieces = exportLeads(contextOf(req), req.query);
    res.attachment('leads.csv');
    res.set({ 'Content-Type': 'text/csv; charset=utf-8', 'X-Content-Type-Options': 'nosniff' });
    try {
      await pipeline(Readable.from(pieces), res);
    } catch (error) {
      if (!hasGone(error)) throw error;
    }
  };
  return Router().get(path, send);
}
