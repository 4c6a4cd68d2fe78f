import type { Request, RequestHandler } from 'express';
import { rateLimited } from '#errors';
import { FairQueue, type Release } from '#limits/fair-queue';
import { getNetwork, getSite } from '#limits/network';
import { recentMs, requestShare, slowAfterMs, turnsBetweenRequests } from '#limits/request-share';

declare global {
  namespace Express {
    interface Request {
      /** Lets other requests of this address run while this one waits for something other than this server. */
      releaseSlot?: () => void;
      /** Waits for a slot again afterward. */
      acquireSlot?: () => Promise<void>;
    }
  }
}

/** The requests of one network, or of all networks of one site. */
interface Share {
  queue: FairQueue;
  /** How many there are, running or not. */
  requests: number;
  /** How many have run for so long that their slot was released. */
  slow: number;
  maxSlow: number;
}

/** Takes turns between the requests of one address. */
export type FindCaller = (req: Request) => string;

/**
 * Gives each address its share of this server before a request is read: a few run, more wait, and any beyond that are rejected.
 * An IPv6 /64 has its own share, and a whole /48 has as much as several of them.
 */
export function fairShare(
  getCaller: FindCaller,
  { alone, shared, waiting, slow, site }: typeof requestShare = requestShare,
): RequestHandler {
  const shares = new Map<string, Share>();
  const others = trackRecentNetworks();
  const getShare = (key: string, factor: number, atOnce: () => number): Share => {
    const share = shares.get(key) ?? {
      queue: new FairQueue({
        concurrency: atOnce,
        maxWaiting: waiting.limit * factor,
        maxWaitingPerOwner: waiting.limit,
      }),
      requests: 0,
      slow: 0,
      maxSlow: slow.limit * factor,
    };
    shares.set(key, share);
    return share;
  };

  return async (req, res, next) => {
    const address = req.ip ?? '';
    const network = getNetwork(address);
    const wider = getSite(address);
    others.note(network);
    const levels = [
      {
        key: network,
        owner: getCaller(req),
        share: getShare(network, 1, () => (others.are(network) ? shared.limit : alone.limit)),
      },
      ...(wider
        ? [{ key: wider, owner: network, share: getShare(wider, site.limit, () => shared.limit * site.limit) }]
        : []),
    ];
    for (const { share } of levels) share.requests += 1;
    let release = () => {};

    const take = async () => {
      const places: Release[] = [];
      for (const { share, owner } of levels) {
        const place = await share.queue.acquire(owner);
        if (place) places.push(place);
        else break;
      }
      const giveBack = () => {
        for (const place of places) place();
      };
      if (places.length < levels.length || res.closed) {
        giveBack(); // rejected, or disconnected while waiting
        if (!res.closed) throw rateLimited(1);
        return;
      }
      let isSlow = false;
      const timer = setTimeout(() => {
        if (levels.some(({ share }) => share.slow >= share.maxSlow)) return;
        isSlow = true;
        for (const { share } of levels) share.slow += 1;
        giveBack();
      }, slowAfterMs);
      release = () => {
        clearTimeout(timer);
        if (isSlow) for (const { share } of levels) share.slow -= 1;
        isSlow = false;
        giveBack();
      };
    };
    const leave = () => {
      release();
      for (const { key, share } of levels) {
        share.requests -= 1;
        if (share.requests === 0) shares.delete(key);
      }
    };
    res.once('close', () => {
      if (others.are(network)) runAfterTurns(turnsBetweenRequests, leave);
      else leave();
    });
    await take();
    if (res.closed) return;
    req.releaseSlot = () => release();
    req.acquireSlot = take;
    next();
  };
}

/** Whether a network other than this one has sent a request recently. */
function trackRecentNetworks() {
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

function runAfterTurns(turns: number, work: () => void): void {
  if (turns === 0) work();
  else setImmediate(runAfterTurns, turns - 1, work);
}
