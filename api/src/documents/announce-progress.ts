import type { Context } from '#context';

/** Tells everybody who follows documents that one changed, after the transaction. The change stands even where the telling fails. */
export async function announceProgress({ bus, log }: Pick<Context, 'bus' | 'log'>, id: string): Promise<void> {
  try {
    await bus.publish('documentProgress', { id });
  } catch (err) {
    log.warn({ err, document: id }, 'followers could not be told of the progress of a document');
  }
}
