import type { SpanProcessor } from '@opentelemetry/sdk-trace';

/** What may leave the server about a span. Paths, queries, statements and messages may hold tokens, addresses and what people typed. */
const allowedAttributes =
  /^(http\.(request\.method|response\.status_code|route)|server\.(address|port)|network\.protocol\.|error\.type|db\.(system(\.name)?|namespace|operation\.name|query\.summary)|messaging\.|graphql\.|gen_ai\.|portals\.)/;

/** The same processor; only attributes on the list go out. Of an exception only its type does. */
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
