import type { Context } from '#context';
import type { ClientStoreRequest } from '#client-store/client-store-request.entity';

/** Tells the team, after the transaction. The change stands even where the telling fails: they see it at their next read. */
export async function announceRequest(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  { id }: Pick<ClientStoreRequest, 'id'>,
): Promise<void> {
  try {
    await bus.publish('clientStoreChanged', { id });
  } catch (err) {
    log.warn({ err, request: id }, 'followers could not be told of a request of the Client Store');
  }
}
