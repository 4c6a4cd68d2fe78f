import type { SpanProcessor } from '@opentelemetry/sdk-trace';

/**
 * Allowlist of span attributes that may leave the server. Paths, queries, statements and messages may contain tokens, addresses and user
 * input.
 */
const allowedAttributes =
  /^(http\.(request\.method|response\.status_code|route)|server\.(address|port)|network\.protocol\.|error\.type|db\.(system(\.name)?|namespace|operation\.name|query\.summary)|messaging\.|graphql\.|gen_ai\.|portals\.)/;

/** Wraps a processor and drops attributes that are not on the list. Of an exception only its type is kept. */
export const createRedactingProcessor = (inner: SpanProcessor): SpanProcessor => ({
  onStart: (span, parent) => inner.onStart(span, parent),
  onEnd: (span) => {
    pickAttributes(span.attributes, (name) => allowedAttributes.test(name));
    for (const { attributes = {} } of span.events) pickAttributes(attributes, (name) => name === 'exception.type');
    delete span.status.message;
    inner.onEnd(span);
  },
  forceFlush: () => inner.forceFlush(),
  shutdown: () => inner.shutdown(),
});

function pickAttributes(attributes: Record<string, unknown>, isAllowed: (name: string) => boolean): void {
  for (const name of Object.keys(attributes)) if (!isAllowed(name)) delete attributes[name];
}
