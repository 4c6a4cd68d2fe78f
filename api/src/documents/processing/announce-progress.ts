import type { Context } from '#context';

/** Publishes that a document changed, after the transaction. The change is kept even if publishing fails. */
export async function announceProgress({ bus, log }: Pick<Context, 'bus' | 'log'>, id: string): Promise<void> {
  try {
    await bus.publish('documentProgress', { id });
  } catch (err) {
    log.warn({ err, document: id }, 'failed to publish the progress of a document to subscribers');
  }
}
