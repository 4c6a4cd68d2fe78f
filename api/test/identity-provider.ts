import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { findFreePort } from '#db/free-port';
import { createBrowser } from '#test/cookie-jar';

export interface Claims {
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
}

/** A real OpenID Connect provider with its own sign-in and consent pages. */
export interface IdentityProvider {
  /** Settings of an app that uses this provider. */
  env: Record<string, string>;
  url: string;
  /** Creates an account at the provider. Returns its name. */
  account(claims: Claims): string;
  /** A browser at the provider. */
  createBrowser(): ProviderBrowser;
  start(): Promise<void>;
  stop(): Promise<void>;
}
export interface ProviderBrowser {
  /** Signs in and gives consent. Returns the redirect address. */
  signIn(address: string, account: string): Promise<string>;
  /** Denies consent. Returns the redirect address. */
  refuse(address: string): Promise<string>;
  /** Whether the provider prompts for credentials: not if it has a session. */
  promptsForLogin(address: string): Promise<boolean>;
  /** Confirms the sign-out. Returns the redirect address. */
  signOut(address: string): Promise<string>;
}

interface Options {
  appUrl: string;
  /** Puts the email in the ID token instead of the userinfo response. */
  claimsInIdToken?: boolean;
}

export async function startIdentityProvider({ appUrl, claimsInIdToken = false }: Options): Promise<IdentityProvider> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const accounts = new Map<string, Claims>();
  const [clientId, clientSecret] = ['the-app', 'a-secret-of-the-app-and-its-provider'];
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${appUrl}/api/login/callback`],
        post_logout_redirect_uris: [`${appUrl}/`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: !claimsInIdToken,
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
    pkce: { required: () => true },
    features: { rpInitiatedLogout: { logoutSource: (ctx, form) => void (ctx.body = form) } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    cookies: { keys: ['a key of a test'] },
  };
  const provider = withoutConsole(() => new Provider(url, configuration));
  let server = createServer(provider.callback());
  const start = async () => {
    server = createServer(provider.callback()).listen(port, 'localhost');
    await once(server, 'listening');
  };
  await start();
  return {
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    url,
    account: (claims) => {
      const name = `account-${accounts.size + 1}`;
      accounts.set(name, claims);
      return name;
    },
    createBrowser: () => createProviderBrowser(url),
    start,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Silences the warnings about the test configuration. */
function withoutConsole<T>(make: () => T): T {
  const { warn, info } = console;
  Object.assign(console, { warn: () => {}, info: () => {} });
  try {
    return make();
  } finally {
    Object.assign(console, { warn, info });
  }
}

function createProviderBrowser(url: string): ProviderBrowser {
  const { follow } = createBrowser(url);
  /** Submits the provider's pages until they redirect back. */
  const through = async (address: string, answers: Record<string, Record<string, string>>) => {
    let { response, location } = await follow(address);
    while (response.status === 200) {
      const page = await response.text();
      const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1] ?? '';
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'logout';
      const hidden = /name="xsrf" value="([^"]+)"/.exec(page)?.[1];
      const form = { prompt, ...(hidden && { xsrf: hidden }), ...answers[prompt] };
      ({ response, location } = await follow(action, form));
    }
    if (!location) throw new Error(`The provider responded with ${response.status}: ${await response.text()}`);
    return location;
  };
  return {
    signIn: (address, account) => through(address, { login: { login: account, password: 'any' } }),
    async refuse(address) {
      const { location } = await follow(address);
      return (await follow(`${location}/abort`)).location ?? '';
    },
    async promptsForLogin(address) {
      const { response } = await follow(address);
      return response.status === 200 && (await response.text()).includes('name="login"');
    },
    signOut: (address) => through(address, { logout: { logout: 'yes' } }),
  };
}
