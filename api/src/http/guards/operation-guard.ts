import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { isInAudience } from 'rules/audiences';
import { parseDocument, enforceMaxLength } from '#access/parse-document';
import type { Context, Session } from '#context';
import { AppError, formatGraphqlError, operationNotTrusted, queryTooExpensive } from '#errors';
import { mediaTypes } from '#http/graphql/media-types';
import { isPlayground } from '#http/graphql/playground';
import type { TrustedOperations } from '#remotes/trusted-operations';

/** Why someone may run operations that no release has registered. */
interface Reasons {
  /** Administrators: they run it themselves, and can see everything anyway. */
  isPlaygroundOfAdmin: boolean;
  /** Anyone who can register operations can run them. */
  hasReleaseKey: boolean;
  /** Their browser runs an unreleased remote, through an open override of the signed-in account. */
  hasOverride: boolean;
  /** A program that a person has given scopes and limits of its own. */
  hasAccessToken: boolean;
}
export const canRunUntrusted = (reasons: Reasons): boolean => Object.values(reasons).some(Boolean);

/**
 * Throws `operationNotTrusted` unless `text` may run, and QUERY_TOO_EXPENSIVE if it would cost too much to validate. `req` is a
 * request, or a socket's upgrade request.
 */
export type AdmitOperation = (
  text: unknown,
  req: IncomingMessage,
  who: Pick<Context, 'viewer' | 'releaser'> & { session: Pick<Session, 'accessToken'> },
) => Promise<void>;

interface Options {
  /** Null outside production, where everything runs. */
  trusted: TrustedOperations | null;
  /** Of the browser, regardless of the signed-in account. */
  getOverrides(req: IncomingMessage): Promise<ReadonlyArray<{ userId: string }>>;
}

export function operationGuard({ trusted, getOverrides }: Options): AdmitOperation {
  return async (text, req, { viewer, releaser, session }) => {
    if (typeof text === 'string') enforceMaxLength(text);
    if (!trusted) return rejectLargeDocument(text);
    if (typeof text === 'string' && (await trusted.has(text))) return;
    const reasons = {
      isPlaygroundOfAdmin: isPlayground(req) && isInAudience('admin', viewer),
      hasReleaseKey: (await releaser()) !== null,
      hasOverride: viewer !== null && (await getOverrides(req)).some(({ userId }) => userId === viewer.id),
      hasAccessToken: session.accessToken !== null,
    };
    if (!canRunUntrusted(reasons)) throw operationNotTrusted();
    rejectLargeDocument(text);
  };
}

/** An unparsable document is rejected where it is parsed to run. */
function rejectLargeDocument(text: unknown): void {
  if (typeof text !== 'string') return;
  try {
    parseDocument(text);
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
}

const refusals: ReadonlySet<string> = new Set([operationNotTrusted().code, queryTooExpensive('').code]);

/** The guard before POST /graphql. Runs before the Idempotency-Key: a rejection is not stored. */
export function guardedOperations(
  admit: AdmitOperation,
  getContext: (req: Parameters<RequestHandler>[0]) => Context,
): RequestHandler {
  return async (req, res, next) => {
    try {
      // Other places that the framework would read an operation from are rejected with it: a list, a hash.
      await admit(req.body?.query, req, getContext(req));
      next();
    } catch (error) {
      const refusal = formatGraphqlError(error);
      if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
      req.log.info(
        { operation: String(req.body?.operationName).slice(0, 100), reason: error.code },
        'rejected an unregistered operation',
      );
      res.status(error.status).type(req.accepts([...mediaTypes]) || mediaTypes[0]);
      res.send(JSON.stringify({ errors: [refusal] }));
    }
  };
}
