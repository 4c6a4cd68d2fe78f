import { AsyncLocalStorage } from 'node:async_hooks';
import { backgroundStatementMs } from '#dependencies/policies';

const statementTimeouts = new AsyncLocalStorage<number>();

/** How long a statement of the current work may run; undefined for a request, 0 for no limit. */
export const getStatementTimeout = (): number | undefined => statementTimeouts.getStore();

/** Runs work that no request waits for. */
export const runAsBackgroundWork = <T>(work: () => T): T => statementTimeouts.run(backgroundStatementMs, work);

/** Runs work whose statements have no time limit, such as migrations and waiting for another server's. */
export const withoutStatementTimeout = <T>(work: () => T): T => statementTimeouts.run(0, work);
