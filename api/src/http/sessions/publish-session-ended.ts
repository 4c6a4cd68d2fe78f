import type { Logger } from 'pino';
import type { Bus } from '#live/bus';

/** Closes the sockets of an ended session, on every server. The session is over even if publishing fails. */
export async function publishSessionEnded(bus: Bus, sessionId: string, log: Logger): Promise<void> {
  try {
    await bus.publish('sessionEnded', { sessionId });
  } catch (err) {
    log.warn({ err }, 'the sockets of an ended session could not be closed');
  }
}
