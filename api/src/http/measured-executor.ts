import { operationOf } from '#access/operation-of';
import { toAppError } from '#errors';
import type { Executor } from '#execute';
import type { Metrics } from '#metrics';

/** The same executor; how long each operation runs and what its errors are is measured. */
export function measuredExecutor(
  run: Executor,
  { operations, operationErrors }: Pick<Metrics, 'operations' | 'operationErrors'>,
): Executor {
  return async (request) => {
    const type = operationOf(request.document, request.operationName)?.operation ?? 'unknown';
    const end = operations.startTimer({ type });
    try {
      const result = await run(request);
      end({ outcome: result.errors ? 'failed' : 'ok' });
      for (const error of result.errors ?? []) operationErrors.inc({ code: toAppError(error).code });
      return result;
    } catch (error) {
      end({ outcome: 'failed' });
      operationErrors.inc({ code: toAppError(error).code });
      throw error;
    }
  };
}
