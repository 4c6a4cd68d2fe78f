import type { Request } from 'express';

/**
 * Answers a PUT whose body is a stream, which no parser may take first. While its bytes arrive, other requests of the address
 * run: how fast they come is up to who sends them.
 */
export async function receiveBytes(
  req: Request,
  answer: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  try {
    await answer(withoutSlot(req));
  } catch (error) {
    if (req.destroyed && !req.complete) return; // whoever sent it has gone
    req.resume(); // the rest is read to nowhere, so that the answer arrives
    throw error;
  }
}

async function* withoutSlot(req: Request): AsyncGenerator<Uint8Array> {
  req.releaseSlot?.();
  // The default is to end the connection with the loop, and with it the answer.
  yield* req.iterator({ destroyOnReturn: false });
  await req.acquireSlot?.();
}
