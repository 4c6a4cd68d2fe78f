import type { Request, RequestHandler } from 'express';
import { rateLimited } from '#errors';
import { FairQueue } from '#limits/fair-queue';
import { networkOf, siteOf } from '#limits/network-of';
import { recentMs, requestShare, slowAfterMs, turnsBetween } from '#limits/request-share';

declare global {
  namespace Express {
    interface Request {
      /** Lets other requests of this address run, while this one waits for something that is not this server's work. */
      releasePlace?: () => void;
    }
  }
}

/** The requests of one address. */
interface Share {
  queue: FairQueue;
  /** How many run for so long that they have given back their place. */
  slow: number;
}

/**
 * Gives each address its share of this server, before a request is read: a few run, more wait, and what is over that is refused.
 */
export function fairShare({ alone, shared, waiting, slow }: typeof requestShare = requestShare): RequestHandler {
  const shares = new Map<string, Share>();
  const others = recentOthers();
  const newShare = (network: string): Share => ({
    queue: new FairQueue({
      atOnce: () => (others.are(network) ? shared.limit : alone.limit),
      maxWaiting: waiting.limit,
      maxWaitingPerOwner: waiting.limit,
    }),
    slow: 0,
  });

  return async (req, res, next) => {
    const address = req.ip ?? '';
    const network = siteOf(address) ?? networkOf(address);
    others.note(network);
    const share = shares.get(network) ?? newShare(network);
    shares.set(network, share);
    const place = await share.queue.acquire(callerOf(req));
    if (!place) throw rateLimited(1);

    const release = () => {
      place();
      if (share.queue.isIdle && share.slow === 0) shares.delete(network);
    };
    if (res.closed) return release(); // gone while it waited
    let isSlow = false;
    const timer = setTimeout(() => {
      if (share.slow >= slow.limit) return;
      isSlow = true;
      share.slow += 1;
      release();
    }, slowAfterMs);
    res.once('close', () => {
      clearTimeout(timer);
      if (isSlow) share.slow -= 1;
      if (others.are(network)) afterTurns(turnsBetween, release);
      else release();
    });
    req.releasePlace = release;
    next();
  };
}

/** Knows whether another network than one's own has sent something just now. */
function recentOthers() {
  let latest = { network: '', at: -Infinity };
  let before = latest;
  return {
    note(network: string) {
      if (latest.network !== network) before = latest;
      latest = { network, at: performance.now() };
    },
    are(network: string) {
      const other = latest.network === network ? before : latest;
      return performance.now() - other.at < recentMs;
    },
  };
}

function afterTurns(turns: number, work: () => void): void {
  if (turns === 0) work();
  else setImmediate(afterTurns, turns - 1, work);
}

/** Whose turn it is: a session, as far as the cookie says, so that one of an office does not hold up the others. */
const callerOf = ({ headers: { cookie = '' } }: Request): string =>
  /(?:^|;)\s*(?:__Host-)?sid=([^;]*)/.exec(cookie)?.[1] ?? '';
