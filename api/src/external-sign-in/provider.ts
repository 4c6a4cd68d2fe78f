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
} from 'openid-client';
import { clock } from '#clock';
import type { Context } from '#context';
import { Circuit } from '#dependencies/circuit';
import { policies } from '#dependencies/policies';
import { AppError } from '#errors';
import { type Identity, toIdentity } from '#external-sign-in/identity';
import { toSignInFault } from '#external-sign-in/to-sign-in-fault';
import type { Flow } from '#external-sign-in/flow';
import { sessionLimits } from '#limits/session-limits';
import { SignInFault } from '#external-sign-in/sign-in-fault';

/** The OpenID Connect provider that people may sign in at. What goes wrong there is thrown as a SignInFault. */
export interface Provider {
  /** Where a browser goes to sign in. */
  signInUrl(flow: Flow): Promise<URL>;
  /** Who came back with this query. */
  identify(flow: Flow, query: string): Promise<{ identity: Identity; idToken: string }>;
  /** Where a browser goes to end its session there as well; null where the provider has no such place. */
  signOutUrl(idToken: string): Promise<URL | null>;
}

/** Seconds that an answer may take: a browser waits for it. */
const timeout = policies.identityProvider.requestMs / 1000;
/** Seconds that the provider's clock may be ahead or behind. */
const clockToleranceSeconds = 30;

export function createProvider(
  { issuer, clientId, clientSecret }: NonNullable<Context['settings']['oidc']>,
  publicUrl: URL,
): Provider {
  const redirectUri = new URL('/api/login/callback', publicUrl).href;
  let known: Promise<Configuration> | null = null;
  let knownSkew = 0;
  /** Asked for at the first sign-in, and again after a failure: a provider that is down stops nothing else. */
  const configuration = async () => {
    // The library reads the machine's own clock.
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
          // Whoever is signed in there already signs in again.
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
          // The provider's word that it has just asked: `auth_time` must be there, and recent.
          ...(flow.reauthenticates && { maxAge: sessionLimits.recentAuth.milliseconds / 1000 }),
        });
        const claims = tokens.claims();
        if (!claims || !tokens.id_token) throw new Error('An ID token was expected, and checked for');
        // Many providers put the e-mail into the ID token; the others tell it when asked.
        const isWhole = claims.email !== undefined && claims.email_verified !== undefined;
        const more = !isWhole && config.serverMetadata().userinfo_endpoint;
        const told = more ? await fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        return { identity: toIdentity(told), idToken: tokens.id_token };
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

/** By the way that the provider names, else in the header (https://openid.net/specs/openid-connect-discovery-1_0.html). */
const toClientAuth =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const takesForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesForm ? ClientSecretPost(secret) : ClientSecretBasic(secret))(server, ...rest);
  };
