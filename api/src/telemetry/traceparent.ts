import { context, propagation } from '@opentelemetry/api';

/** The active span as W3C Trace Context writes it; null where nothing is traced. */
export function getActiveTraceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** The payload of a job or an event, with the active span, so that what it causes on any server belongs to the same trace. */
export function withTraceparent<T extends object>(payload: T): T {
  const traceparent = getActiveTraceparent();
  return traceparent === null ? payload : { ...payload, traceparent };
}

/** What `withTraceparent` has added, if anything. */
export const getTraceparent = (payload: unknown): string | null =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload && typeof payload.traceparent === 'string'
    ? payload.traceparent
    : null;
