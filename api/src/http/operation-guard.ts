import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isInAudience } from 'rules/audiences';
import { parseDocument, enforceMaxLength } from '#access/parse-document';
import type { Context } from '#context';
import { AppError, formatGraphqlError, operationNotTrusted, queryTooExpensive } from '#errors';
import { isPlayground } from '#http/playground';
import type { TrustedOperations } from '#remotes/trusted-operations';

/** Why someone may run what no release has registered. */
interface Reasons {
  /** They are asking themselves, and may see everything anyway. */
  isPlaygroundOfAdmin: boolean;
  /** Whoever may register operations may run them. */
  hasReleaseKey: boolean;
  /** Their browser runs a remote that is not released, by an open override of the account that is signed in. */
  hasOverride: boolean;
}
export const canRunUntrusted = ({ isPlaygroundOfAdmin, hasReleaseKey, hasOverride }: Reasons): boolean =>
  isPlaygroundOfAdmin || hasReleaseKey || hasOverride;

/** Throws `operationNotTrusted` unless `text` may run, and QUERY_TOO_EXPENSIVE where it would cost too much to validate. `req` is a request, or what a socket was opened with. */
export type AdmitOperation = (
  text: unknown,
  req: IncomingMessage,
  who: Pick<Context, 'viewer' | 'releaser'>,
) => Promise<void>;

interface Options {
  /** Null outside production, where everything runs. */
  trusted: TrustedOperations | null;
  /** Of the browser, whoever is signed in. */
  overridesOf(req: IncomingMessage): Promise<ReadonlyArray<{ userId: string }>>;
}

export function operationGuard({ trusted, overridesOf }: Options): AdmitOperation {
  return async (text, req, { viewer, releaser }) => {
    if (typeof text === 'string') enforceMaxLength(text);
    if (!trusted) return rejectLargeDocument(text);
    if (typeof text === 'string' && (await trusted.has(text))) return;
    const reasons = {
      isPlaygroundOfAdmin: isPlayground(req) && isInAudience('admin', viewer),
      hasReleaseKey: (await releaser()) !== null,
      hasOverride: viewer !== null && (await overridesOf(req)).some(({ userId }) => userId === viewer.id),
    };
    if (!canRunUntrusted(reasons)) throw operationNotTrusted();
    rejectLargeDocument(text);
  };
}

/** What cannot be parsed is refused where it is parsed to run. */
function rejectLargeDocument(text: unknown): void {
  if (typeof text !== 'string') return;
  try {
    parseDocument(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
}

const graphqlTypes = ['application/graphql-response+json', 'application/json'];

const refusals: ReadonlySet<string> = new Set([operationNotTrusted().code, queryTooExpensive('').code]);

/** The guard before POST /graphql. It stands before the Idempotency-Key: a refusal is no answer to keep. */
export function guardedOperations(
  admit: AdmitOperation,
  contextOf: (req: Parameters<RequestHandler>[0]) => Context,
): RequestHandler {
  return async (req, res, next) => {
    try {
      // Whatever else the framework would read an operation from is refused with it: an address, a list, a hash.
      const text: unknown = req.method === 'POST' ? req.body?.query : null;
      await admit(text, req, contextOf(req));
      next();
    } catch (error) {
      const refusal = formatGraphqlError(error);
      if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
      req.log.info(
        { operation: String(req.body?.operationName).slice(0, 100), reason: error.code },
        'refused to run it',
      );
      res.status(error.status).type(req.accepts(graphqlTypes) || 'application/json');
      res.send(JSON.stringify({ errors: [refusal] }));
    }
  };
}
