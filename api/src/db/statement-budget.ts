import { AsyncLocalStorage } from 'node:async_hooks';
import { backgroundStatementMs } from '#dependencies/policies';

const budgets = new AsyncLocalStorage<number>();

/** How long a statement of the work at hand may run; undefined for a request, 0 for no limit. */
export const currentStatementBudget = (): number | undefined => budgets.getStore();

/** Runs work that no request waits for. */
export const asBackgroundWork = <T>(work: () => T): T => budgets.run(backgroundStatementMs, work);

/** Runs work whose statements take as long as they take, such as migrations and waiting for another server's. */
export const withoutStatementTimeout = <T>(work: () => T): T => budgets.run(0, work);
