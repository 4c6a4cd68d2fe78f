import { toFault } from 'kit/fault';
import { RequestError } from 'kit/request';
import type { Viewer } from 'kit/session';
import { signInExpiredMessage } from 'rules/second-factor';
import { useWelcome } from '../login/use-welcome.ts';

/** Sends an answer to the server; errors are shown at `field`. */
export type Answering = (answer: () => Promise<{ user: Viewer | null }>, field: string) => Promise<void>;

/** Takes an answer to the second step: signs in, starts over where the sign-in is over, or puts the fault onto `field`. */
export function useAnswer(onOver: (message: string) => void): Answering {
  const welcome = useWelcome();
  return async (answer, field) => {
    try {
      const { user } = await answer();
      if (user) welcome(user);
      else onOver(signInExpiredMessage);
    } catch (error) {
      const { code, message, fields } = toFault(error);
      if (message === signInExpiredMessage) return onOver(message);
      const words = fields[field] ?? (message || 'Please try again in a moment.');
      throw new RequestError({ code, message: words, fields: { [field]: words }, status: 0 }, { cause: error });
    }
  };
}
