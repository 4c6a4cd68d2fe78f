import express, { type RequestHandler } from 'express';
import { malformed } from '#errors';

/** An import of leads must fit (`maxImportBytes` in `rules/import-leads`). */
export const maxBodyBytes = 1024 * 1024;
const parse = express.json({ limit: maxBodyBytes });

/** Bodies are JSON, at most 1 MB. Other bodies are rejected rather than ignored. */
export const jsonBody: RequestHandler = (req, res, next) => {
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
  if (hasBody && !req.is('json')) return next(malformed('Send the body as JSON, with Content-Type: application/json'));
  parse(req, res, next);
};
