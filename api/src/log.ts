import { isSpanContextValid, trace } from '@opentelemetry/api';
import { type Logger, pino } from 'pino';

/** JSON lines on standard output. A line of traced work names its trace. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: activeTrace });

function activeTrace(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
