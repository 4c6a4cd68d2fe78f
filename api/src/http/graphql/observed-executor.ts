import { SpanStatusCode } from '@opentelemetry/api';
import { getOperation } from '#access/get-operation';
import { toAppError } from '#errors';
import type { Executor } from '#execute';
import type { Metrics } from '#metrics';
import { withSpan } from '#telemetry/with-span';
import { endResolverGroups } from '#telemetry/traced-schema';

/** The same executor with metrics and a span for each operation. */
export function observedExecutor(
  run: Executor,
  { operations, operationErrors }: Pick<Metrics, 'operations' | 'operationErrors'>,
): Executor {
  return async (request) => {
    const operation = getOperation(request.document, request.operationName);
    const type = operation?.operation ?? 'unknown';
    const name = operation?.name?.value;
    const attributes = { 'graphql.operation.type': type, ...(name && { 'graphql.operation.name': name }) };
    const end = operations.startTimer({ type });
    try {
      const result = await withSpan(name ? `${type} ${name}` : type, { attributes }, async (span) => {
        const answer = await run(request);
        endResolverGroups(request.context);
        if (answer.errors) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      });
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
