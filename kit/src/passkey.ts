import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** The browser's dialog returned no passkey. The message says what to do next. */
export class PasskeyError extends Error {
  readonly code = 'PASSKEY';
}

type Options<Start extends (given: never) => unknown> = Parameters<Start>[0] extends { optionsJSON: infer Json }
  ? Json
  : never;

/** Signs the server's challenge with one of the person's passkeys. */
export const signWithPasskey = (options: Record<string, unknown>) =>
  runCeremony(() => startAuthentication({ optionsJSON: options as unknown as Options<typeof startAuthentication> }));

/** Creates a passkey on the device. */
export const createPasskey = (options: Record<string, unknown>) =>
  runCeremony(() => startRegistration({ optionsJSON: options as unknown as Options<typeof startRegistration> }));

async function runCeremony<Response extends object>(start: () => Promise<Response>): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries(await start()));
  } catch (cause) {
    throw new PasskeyError(getErrorMessage(cause), { cause });
  }
}

/** By design, browsers do not distinguish a closed dialog from a timeout. */
function getErrorMessage(cause: unknown): string {
  if (cause instanceof WebAuthnError) {
    if (cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return 'This device already has a passkey for your account.';
    if (cause.code === 'ERROR_INVALID_RP_ID' || cause.code === 'ERROR_INVALID_DOMAIN') {
      return "Passkeys don't work at this address.";
    }
  }
  const name = cause instanceof Error ? cause.name : '';
  return name === 'NotAllowedError' || name === 'AbortError'
    ? 'The passkey dialog was closed. Try again.'
    : "Couldn't use a passkey. Try another way.";
}
