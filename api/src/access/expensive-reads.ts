import { busy } from '#errors';
import { FairQueue } from '#limits/fair-queue';
import { getNetwork, getSite } from '#limits/network';
import { expensiveReadBudget } from '#limits/read-budget';

interface Caller {
  session: { address: string | null };
}
export interface OperationCost {
  rows: number;
  values: number;
}

/**
 * Throttles operations that are within the budget but take a noticeable fraction of a second. One runs at a time, networks
 * take turns, and each is followed by an equally long pause: a single sender gets at most half of the server, and small
 * reads run in between.
 */
export class ExpensiveReads {
  readonly #queue = new FairQueue(expensiveReadBudget);
  readonly #costly = new WeakSet<object>();

  /** Records the cost of this request's operation. */
  recordCost({ session }: Caller, { rows, values }: OperationCost): void {
    if (rows > expensiveReadBudget.rows || values > expensiveReadBudget.values) this.#costly.add(session);
  }

  withThrottle<Request extends { context: object }, Result>(
    run: (request: Request) => Promise<Result>,
  ): (request: Request) => Promise<Result> {
    return async (request) => {
      const { session } = request.context as Caller & Request['context'];
      if (!this.#costly.has(session)) return run(request);
      const address = session.address ?? '';
      const release = await this.#queue.acquire(getSite(address) ?? getNetwork(address));
      if (!release) throw busy('Too many large reads are waiting. Please request less, or try again shortly');
      const startedAt = performance.now();
      try {
        return await run(request);
      } finally {
        setTimeout(release, performance.now() - startedAt).unref();
      }
    };
  }
}
