import { clock } from '#clock';
/** A session may end earlier than it must: it is looked at again after so long. */
const checkInterval = 60 * 60 * 1000;

interface Options {
  endsAt: Date;
  /** The session has reached its end. */
  onEnd(): void;
  /** Looks whether it is still there. */
  onCheck(): void;
}

/** Watches the end of a session for as long as a socket stands on it. Answers how to stop. */
export function watchSessionEnd({ endsAt, onEnd, onCheck }: Options): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(
      () => {
        if (clock.now() >= endsAt.getTime()) return onEnd();
        onCheck();
        wait();
      },
      // A timer takes no more than 24 days.
      Math.max(0, Math.min(endsAt.getTime() - clock.now(), checkInterval)),
    );
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}
