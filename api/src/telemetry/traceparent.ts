import { context, propagation } from '@opentelemetry/api';

/** The active span in W3C Trace Context format; null if nothing is traced. */
export function getActiveTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** Adds the active span to the payload of a job or an event, so that its effects on any server belong to the same trace. */
export function withTraceparent<T extends object>(payload: T): T {
  const traceparent = getActiveTraceparent();
  return traceparent === null ? payload : { ...payload, traceparent };
}

/** What `withTraceparent` added, if anything. */
export const getTraceparent = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload && typeof payload.traceparent === 'string'
    ? payload.traceparent
    : null;
