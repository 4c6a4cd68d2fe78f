import type { Context } from '#context';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';

/** Notifies the team after the transaction. If publishing fails the change is kept, and they see it on their next read. */
export async function announceRequest(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  { id }: Pick<ClientStoreRequest, 'id'>,
): Promise<void> {
  try {
    await bus.publish('clientStoreChanged', { id });
  } catch (err) {
    log.warn({ err, request: id }, 'failed to publish a Client Store request to subscribers');
  }
}
