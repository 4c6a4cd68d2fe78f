import { reauthenticate } from '../reauthentication/reauthentication-store.ts';
import { canceledConfirmationMessage } from './canceled-confirmation-message.ts';
import { RequestError } from './request-error.ts';

export const reauthenticationRequired = 'REAUTHENTICATION_REQUIRED';

export const createCanceledError = () =>
  new RequestError({
    code: reauthenticationRequired,
    message: canceledConfirmationMessage,
    status: 403,
  });

/** Resends a request that needs reauthentication once the person has confirmed who they are. */
export async function withReauthentication<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== reauthenticationRequired) throw error;
    if (!(await reauthenticate())) throw createCanceledError();
    return send();
  }
}
