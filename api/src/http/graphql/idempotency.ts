import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { OperationTypeNode, parse } from 'graphql';
import type { Pool } from 'pg';
import { getOperation } from '#access/get-operation';
import { parseLimits } from '#limits/read-budget';
import type { Context } from '#context';
import { conflict, malformed, tooLarge } from '#errors';
import { runAsIdempotentRequest } from '#db/idempotent-request';
import { getNetwork } from '#limits/network';
import type { Seal } from '#secrets/seal';

interface Claim {
  pool: Pool;
  seal: Seal;
  owner: string;
  key: string;
}

interface StoredResponse {
  request: string;
  status: number | null;
  body: string | null;
  type: string | null;
  /** Completed, and then something failed: no one received the response. */
  isLost: boolean;
}

/** How long the key of a failed request stays reserved. */
const maxFaultNoteMs = 250;
/** Larger responses are sent but not stored. */
export const maxStoredBytes = 64 * 1024;

/**
 * Replays the stored response of a mutation that is retried with the same Idempotency-Key within 24 hours, marked as a replay,
 * instead of running it again. Keys belong to the session, or to the address of a caller without one. Another request with a used
 * key, or the same one while the first is still running, is a conflict. Queries change nothing and take no key.
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ Responses may contain one-time secrets, so they are
 * stored encrypted. If a change was committed and its response lost, a retry is a conflict, too.
 */
export function idempotency(pool: Pool, seal: Seal, getContext: (req: Request) => Context): RequestHandler {
  return async (req, res, next) => {
    const key = req.get('idempotency-key');
    if (req.method !== 'POST' || key === undefined) return next();
    const kind = operationKind(req);
    if (kind === null) return next();
    if (kind !== OperationTypeNode.MUTATION)
      throw malformed('An Idempotency-Key is only for mutations. Send this operation without the key');
    if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw malformed('An Idempotency-Key must have 8 to 200 visible characters');
    const { limits, session, address } = getContext(req);
    await limits.count('idempotencyKeys', { session: session.id, address });
    const owner = session.viewer ? req.sessionID : `address ${getNetwork(address ?? '')}`;
    const request = createHash('sha256')
      .update(`${req.originalUrl}\n${JSON.stringify(req.body ?? null)}`)
      .digest('hex');

    if (await claimKey(pool, owner, key, request)) {
      storeResponse({ pool, seal, owner, key }, req, res);
      return runAsIdempotentRequest(owner, key, next);
    }
    const stored = await findStoredResponse(pool, owner, key);
    if (stored?.request !== request) throw conflict('This Idempotency-Key was used for another request');
    if (stored.isLost)
      throw conflict("This request was completed, and only its response was lost. You don't need to send it again");
    if (stored.status === null) throw conflict('The first request with this Idempotency-Key is still running');
    if (stored.body === null)
      throw tooLarge('This request was completed, but its response was too large to store. Read the result instead');
    const body = seal.open(stored.body);
    if (body === null) throw conflict('The response for this Idempotency-Key can no longer be read. Use a new key');
    res.setHeader('Idempotent-Replayed', 'true');
    res
      .status(stored.status)
      .type(stored.type ?? 'json')
      .send(body);
  };
}

/** Every REST path that takes POST maps to a mutation. Null for an unparsable document, which is rejected later. */
function operationKind({ baseUrl, body }: Request): OperationTypeNode | null {
  if (baseUrl !== '/graphql') return OperationTypeNode.MUTATION;
  try {
    const document = parse(String(body?.query), { ...parseLimits, noLocation: true });
    return getOperation(document, body.operationName)?.operation ?? null;
  } catch {
    return null;
  }
}

/** True for the first request. A claim expires after a day, or after a minute if its server committed and answered nothing. */
async function claimKey(pool: Pool, owner: string, key: string, request: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into idempotent_reply (owner, key, request) values ($1, $2, $3)
     on conflict (owner, key) do update set request = excluded.request, status = null, body = null, type = null, carried_out = false, created_at = now()
       where idempotent_reply.created_at < now() - interval '24 hours'
          or (idempotent_reply.status is null and not idempotent_reply.carried_out
              and idempotent_reply.created_at < now() - interval '1 minute')`,
    [owner, key, request],
  );
  return rowCount === 1;
}

async function findStoredResponse(pool: Pool, owner: string, key: string): Promise<StoredResponse | undefined> {
  const { rows } = await pool.query<StoredResponse>(
    `select request, status, body, type,
            carried_out and (status >= 500 or (status is null and created_at < now() - interval '1 minute')) as "isLost"
       from idempotent_reply where owner = $1 and key = $2`,
    [owner, key],
  );
  return rows[0];
}

const storeResponseSql = 'update idempotent_reply set status = $3, body = $4, type = $5 where owner = $1 and key = $2';
const releaseKeySql = 'delete from idempotent_reply where owner = $1 and key = $2';
const recordFaultSql = 'update idempotent_reply set status = $3 where owner = $1 and key = $2';

/**
 * Stores the response before it is sent, so that an immediate retry finds it. Not stored: our own errors and rate limits, which
 * may be retried; GraphQL responses without data, where nothing ran; and sessions, which can't be issued twice. An error after a
 * committed change is stored, as its status only.
 */
function storeResponse({ pool, seal, owner, key }: Claim, req: Request, res: Response): void {
  const { sessionID, baseUrl: route } = req;
  const end = res.end.bind(res) as (...args: unknown[]) => Response;
  const store = async (body: string) => {
    const mayBeFinal = res.statusCode < 500 && res.statusCode !== 429 && req.sessionID === sessionID;
    const isFinal = mayBeFinal && (route !== '/graphql' || hasData(body));
    const sealed = isFinal && Buffer.byteLength(body) <= maxStoredBytes ? seal.seal(body) : null;
    const type = res.getHeader('content-type') ?? null;
    try {
      if (isFinal) await pool.query(storeResponseSql, [owner, key, res.statusCode, sealed, type]);
      else if (res.statusCode < 500) await pool.query(releaseKeySql, [owner, key]);
      else {
        // Waits for a commit whose outcome is unknown.
        const { rowCount } = await pool.query(`${releaseKeySql} and not carried_out`, [owner, key]);
        if (rowCount === 0) await pool.query(recordFaultSql, [owner, key, res.statusCode]);
      }
    } catch (err) {
      req.log.warn({ err }, 'a response could not be stored for its Idempotency-Key');
    }
  };
  res.end = ((chunk?: unknown, ...rest: unknown[]) => {
    const body = typeof chunk === 'string' || Buffer.isBuffer(chunk) ? chunk.toString() : '';
    const stored = store(body);
    // If the database caused the failure, no one waits for it again.
    const noted = res.statusCode < 500 ? stored : Promise.race([stored, delay(maxFaultNoteMs)]);
    void noted.then(() => end(chunk, ...rest));
    return res;
  }) as Response['end'];
}

/** Whether the operation ran, perhaps with errors. Without data it was rejected before. */
function hasData(body: string): boolean {
  try {
    return (JSON.parse(body) as { data?: unknown }).data !== undefined;
  } catch {
    return false;
  }
}
