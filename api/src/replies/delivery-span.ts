import type { Span } from '@opentelemetry/api';
import type { ReplyEvent } from '#live/bus';
import type { ReplyUpdate } from '#replies/reply-follower';
import { startSpan } from '#telemetry/with-span';
import { getTraceparent } from '#telemetry/traceparent';

/** Traces the delivery of a reply to one follower: a span in the trace of its question, from its first event to its last token. */
export class DeliverySpan {
  #span: Span | null = null;
  #pieces = 0;
  #characters = 0;

  onEvent(event: ReplyEvent): void {
    const parent = getTraceparent(event);
    if (this.#span || !parent || event.kind !== 'text') return;
    const attributes = { 'portals.message': event.messageId };
    this.#span = startSpan('deliver reply', { kind: 'PRODUCER', parent, attributes });
    this.#pieces = this.#characters = 0;
  }

  onDelivered(news: ReplyUpdate): void {
    if (news.kind !== 'progress') return this.end();
    if (news.text === '') return;
    if (this.#pieces === 0) this.#span?.addEvent('first text');
    this.#pieces += 1;
    this.#characters += news.text.length;
  }

  /** Also if the follower leaves early. */
  end(): void {
    this.#span?.setAttributes({ 'portals.pieces': this.#pieces, 'portals.characters': this.#characters }).end();
    this.#span = null;
  }
}
