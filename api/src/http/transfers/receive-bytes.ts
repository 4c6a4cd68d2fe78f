import type { Request } from 'express';

/**
 * Answers a PUT with a streamed body, which no parser may read first. Other requests of the address run while the bytes arrive,
 * because their speed is up to the client.
 */
export async function receiveBytes(
  req: Request,
  answer: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  try {
    await answer(withoutSlot(req));
  } catch (error) {
    if (req.destroyed && !req.complete) return; // the client has disconnected
    req.resume(); // discards the rest, so that the client receives the response
    throw error;
  }
}

async function* withoutSlot(req: Request): AsyncGenerator<Uint8Array> {
  req.releaseSlot?.();
  // By default the connection would close with the loop, and the response with it.
  yield* req.iterator({ destroyOnReturn: false });
  await req.acquireSlot?.();
}
