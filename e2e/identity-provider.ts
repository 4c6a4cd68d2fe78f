import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import Provider from 'oidc-provider';

export interface IdentityProvider {
  /** Settings of a product that uses this provider. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** A real OpenID Connect provider, with a verified account for every email. */
export async function startIdentityProvider(appUrl: string, port: number): Promise<IdentityProvider> {
  const issuer = `http://localhost:${port}`;
  const client = { id: 'the-product', secret: 'a-secret-of-the-product-and-its-provider' };
  // Silences the warnings about the test configuration.
  const { warn } = console;
  console.warn = () => undefined;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${appUrl}/api/login/callback`],
        post_logout_redirect_uris: [`${appUrl}/`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      rpInitiatedLogout: {
        logoutSource: (context, form) => {
          context.body = `${form}<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>`;
        },
      },
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, name: 'Carla Rossi' }),
    }),
  });
  console.warn = warn;
  const server = createServer(provider.callback()).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Signs in on the provider's pages and gives consent. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}
