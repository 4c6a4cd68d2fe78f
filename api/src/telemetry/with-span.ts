import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export interface SpanOptions {
  kind?: keyof typeof SpanKind;
  attributes?: Attributes;
  /** The traceparent of what caused this work, possibly on another server; null for none. Defaults to the active span. */
  parent?: string | null;
}

/** Runs work in a span. Without OTEL_EXPORTER_OTLP_ENDPOINT there is no span, and this costs next to nothing. */
export async function withSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  const span = startSpan(name, options);
  try {
    return await context.with(trace.setSpan(context.active(), span), () => work(span));
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** A span that the caller ends. */
export function startSpan(name: string, { kind = 'INTERNAL', attributes = {}, parent }: SpanOptions): Span {
  const cause = parent === undefined ? context.active() : toContext(parent);
  return trace.getTracer('portals').startSpan(name, { kind: SpanKind[kind], attributes }, cause);
}

/** Records only the type of an error: its message may quote user input. */
export function markFailed(span: Span, error: unknown): void {
  const type = error instanceof Error ? error.name : typeof error;
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

const toContext = (traceparent: string | null): Context =>
  traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
