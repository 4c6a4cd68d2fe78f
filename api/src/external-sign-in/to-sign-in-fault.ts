import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { SignInFault } from '#external-sign-in/sign-in-fault';

/** The errors of https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1 that are the provider's own. */
const providerErrors = new Set(['server_error', 'temporarily_unavailable']);

/** Maps errors of the client library to what the sign-in page says. */
export function toSignInFault(thrown: unknown): SignInFault {
  if (thrown instanceof SignInFault) return thrown;
  if (thrown instanceof AuthorizationResponseError && thrown.error === 'access_denied') {
    return new SignInFault('refused', thrown);
  }
  return new SignInFault(isUnreachable(thrown) ? 'provider_unavailable' : 'invalid_answer', thrown);
}

function isUnreachable(thrown: unknown): boolean {
  if (thrown instanceof AuthorizationResponseError || thrown instanceof ResponseBodyError) {
    return providerErrors.has(thrown.error);
  }
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { message, cause } = thrown as { message?: unknown; cause?: unknown };
  // A failing server, or a proxy in front of it, answers outside of the protocol.
  if (cause instanceof Response) return cause.status >= 500;
  return networkFaults.test(String(message)) || isUnreachable(cause);
}

/** By message: `fetch` throws a TypeError for this and much else, and the library wraps some of them. */
const networkFaults = /^(fetch failed|operation timed out)$/;
