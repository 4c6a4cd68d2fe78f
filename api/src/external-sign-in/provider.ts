import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  AuthorizationResponseError,
  ResponseBodyError,
} from 'openid-client';
import { clock } from '#clock';
import type { Context } from '#context';
import { Circuit } from '#dependencies/circuit';
import { policies } from '#dependencies/policies';
import { AppError } from '#errors';
import { type Identity, toIdentity } from '#external-sign-in/identity';
import type { Flow } from '#external-sign-in/flow';
import { sessionLimits } from '#limits/session-limits';
import { SignInFault } from '#external-sign-in/sign-in-fault';

/** The OpenID Connect provider that people can sign in at. Its errors are thrown as SignInFault. */
export interface Provider {
  /** The URL where the browser signs in. */
  signInUrl(flow: Flow): Promise<URL>;
  /** The identity in this callback query. */
  identify(flow: Flow, query: string): Promise<{ identity: Identity; idToken: string }>;
  /** The URL where the browser also ends its session at the provider; null if the provider has none. */
  signOutUrl(idToken: string): Promise<URL | null>;
}

/** Timeout for a response in seconds: a browser is waiting for it. */
const timeout = policies.identityProvider.requestMs / 1000;
/** Clock skew allowed for the provider, in seconds. */
const clockToleranceSeconds = 30;

export function createProvider(
  { issuer, clientId, clientSecret }: NonNullable<Context['settings']['oidc']>,
  publicUrl: URL,
): Provider {
  const redirectUri = new URL('/api/login/callback', publicUrl).href;
  let known: Promise<Configuration> | null = null;
  let knownSkew = 0;
  /** Discovered at the first sign-in, and again after a failure: a provider that is down blocks nothing else. */
  const configuration = async () => {
    // The library uses the system clock.
    const skew = Math.round(-clock.aheadMs / 1000);
    if (Math.abs(skew - knownSkew) > 1) known = null;
    knownSkew = known ? knownSkew : skew;
    const metadata = { [clockTolerance]: clockToleranceSeconds, [clockSkew]: skew };
    known ??= discovery(new URL(issuer), clientId, metadata, toClientAuth(clientSecret), {
      timeout,
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
    });
    try {
      return await known;
    } catch (error) {
      known = null;
      throw new SignInFault('provider_unavailable', error);
    }
  };

  const circuit = new Circuit({
    ...policies.identityProvider.circuit,
    what: 'The identity provider',
    isFailure: (error) => toSignInFault(error).problem === 'provider_unavailable',
  });
  const orFault = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await circuit.run(work);
    } catch (error) {
      throw error instanceof AppError ? new SignInFault('provider_unavailable', error) : toSignInFault(error);
    }
  };

  return {
    signInUrl: (flow) =>
      orFault(async () =>
        buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: flow.state,
          nonce: flow.nonce,
          code_challenge: await calculatePKCECodeChallenge(flow.verifier),
          code_challenge_method: 'S256',
          // Someone with an active session there has to sign in again.
          ...(flow.reauthenticates && { prompt: 'login', max_age: '0' }),
        }),
      ),
    identify: (flow, query) =>
      orFault(async () => {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, new URL(query, redirectUri), {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
          idTokenExpected: true,
          // Proof that the provider has just authenticated the user: `auth_time` must be present and recent.
          ...(flow.reauthenticates && { maxAge: sessionLimits.recentAuth.milliseconds / 1000 }),
        });
        const claims = tokens.claims();
        if (!claims || !tokens.id_token) throw new Error('An ID token was expected, and checked for');
        // Many providers put the email into the ID token; the others return it from the userinfo endpoint.
        const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
        const more = !isWhole && config.serverMetadata().userinfo_endpoint;
        const userClaims = more ? await fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        return { identity: toIdentity(userClaims), idToken: tokens.id_token };
      }),
    signOutUrl: (idToken) =>
      orFault(async () => {
        const config = await configuration();
        if (!config.serverMetadata().end_session_endpoint) return null;
        return buildEndSessionUrl(config, {
          id_token_hint: idToken,
          post_logout_redirect_uri: new URL('/', publicUrl).href,
        });
      }),
  };
}

/** Uses the method that the provider advertises, else the header (https://openid.net/specs/openid-connect-discovery-1_0.html). */
const toClientAuth =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const takesForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesForm ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest);
  };

/** The errors of https://www.rfc-editor.org/rfc/rfc6749#section-4.1.2.1 that are the provider's own. */
const providerErrors = new Set(['server_error', 'temporarily_unavailable']);

/** Maps errors of the client library to what the sign-in page says. */
function toSignInFault(thrown: unknown): SignInFault {
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
