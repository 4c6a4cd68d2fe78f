import type { Request, RequestHandler, Response } from 'express';
import { malformed, rateLimited } from '#errors';
import type { FindCaller } from '#http/guards/fair-share';
import { arrivalLimits, bodyBudget } from '#limits/connection-budget';
import { getNetwork, getSite } from '#limits/network';

interface Body {
  /** Its network, and its /48. */
  groups: string[];
  owner: string;
  /** Rejects it while it arrives; null after that. */
  refuse: (() => void) | null;
}

/**
 * Reads a body that hasn't arrived yet without holding a slot, so that slow clients block no one. The number of an address's
 * bodies in memory is limited: if there are too many, the slowest makes room.
 */
export function limitPendingBodies(
  read: RequestHandler,
  getCaller: FindCaller,
  { ofNetwork, ofSite } = {
    ofNetwork: bodyBudget.ofNetwork.figure as number,
    ofSite: bodyBudget.ofSite.figure as number,
  },
  deadlineMs: number = arrivalLimits.body.milliseconds,
): RequestHandler {
  const groups = new Map<string, Set<Body>>();

  return async (req, res, next) => {
    if (req.complete) return read(req, res, next);
    const address = req.ip ?? '';
    const [network, site] = [getNetwork(address), getSite(address)];
    const bounds: Array<[key: string, bound: number]> = [
      [network, ofNetwork],
      ...(site ? [[site, ofSite] as [string, number]] : []),
    ];
    const body: Body = { owner: `${network} ${getCaller(req)}`, refuse: null, groups: bounds.map(([key]) => key) };
    const remove = (each: Body) => {
      for (const key of each.groups) {
        const group = groups.get(key);
        if (group?.delete(each) && group.size === 0) groups.delete(key);
      }
    };
    for (const [key, bound] of bounds) {
      const group = groups.get(key) ?? new Set();
      if (group.size < bound) continue;
      const slowest = findSlowest(group);
      if (!slowest) throw rateLimited(1);
      remove(slowest);
      slowest.refuse?.();
    }
    for (const [key] of bounds) groups.set(key, (groups.get(key) ?? new Set()).add(body));
    try {
      req.releaseSlot?.();
      const fault = await receiveBody({ read, req, res, body, deadlineMs });
      await req.acquireSlot?.();
      if (fault) throw fault;
    } finally {
      remove(body);
    }
    next();
  };
}

interface PendingBody {
  read: RequestHandler;
  req: Request;
  res: Response;
  body: Body;
  deadlineMs: number;
}

/** Waits for a body. Returns what is wrong with it; rejects on timeout. */
async function receiveBody({ read, req, res, body, deadlineMs }: PendingBody): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  body.refuse = () => {
    res.setHeader('Connection', 'close');
    reject(malformed('The body of the request took too long to arrive. Please send it again'));
  };
  const timer = setTimeout(body.refuse, deadlineMs);
  void read(req, res, resolve);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    body.refuse = null;
  }
}

/** The oldest arriving body of the owner with the most. */
function findSlowest(bodies: Set<Body>): Body | undefined {
  const arriving = Map.groupBy(
    [...bodies].filter(({ refuse }) => refuse),
    ({ owner }) => owner,
  );
  return [...arriving.values()].reduce<Body[]>((a, b) => (b.length > a.length ? b : a), [])[0];
}
