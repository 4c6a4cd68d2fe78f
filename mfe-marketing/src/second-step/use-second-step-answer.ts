import { toFault } from 'kit/fault';
import { RequestError } from 'kit/request';
import type { Viewer } from 'kit/session';
import { signInExpiredMessage } from 'rules/second-factor';
import { useCompleteSignIn } from '../login/use-complete-sign-in.ts';

/** Sends the second factor to the server; errors are shown at `field`. */
export type AnswerSecondStep = (answer: () => Promise<{ user: Viewer | null }>, field: string) => Promise<void>;

/** Handles the second step's response: signs in, starts over if the sign-in expired, or shows the error at `field`. */
export function useSecondStepAnswer(onExpired: (message: string) => void): AnswerSecondStep {
  const welcome = useCompleteSignIn();
  return async (answer, field) => {
    try {
      const { user } = await answer();
      if (user) welcome(user);
      else onExpired(signInExpiredMessage);
    } catch (error) {
      const { code, message, fields } = toFault(error);
      if (message === signInExpiredMessage) return onExpired(message);
      const errorText = fields[field] ?? (message || 'Please try again.');
      throw new RequestError({ code, message: errorText, fields: { [field]: errorText }, status: 0 }, { cause: error });
    }
  };
}
