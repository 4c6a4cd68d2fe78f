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
 * Operations that stay within the budget but take a part of a second each. One runs at a time, networks in turn, and the next
 * one only after a pause as long as it took: someone who sends nothing else gets half of the server, and small reads are
 * answered in between.
 */
export class ExpensiveReads {
  readonly #queue = new FairQueue(expensiveReadBudget);
  readonly #costly = new WeakSet<object>();

  /** Says what the operation of this request costs. */
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
      if (!release) throw busy('Too many large reads are waiting. Please ask for less, or try again shortly');
      const startedAt = performance.now();
      try {
        return await run(request);
      } finally {
        setTimeout(release, performance.now() - startedAt).unref();
      }
    };
  }
}
