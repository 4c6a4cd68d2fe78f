import { tokenPrefix, type TokenScope } from 'rules/access-tokens';
import type { WebhookEventType } from 'rules/webhooks';
import { v7 } from 'uuid';
import { createKey, hashKey } from '#secret-key';
import type { Insert, TestUser } from '#test/factories';

type CreateUser = (attributes?: Partial<TestUser> & { hasPassword?: boolean }) => Promise<TestUser>;

/** What connects other programs: access tokens and webhooks. */
export function createIntegrationFactories(insert: Insert, user: CreateUser) {
  /** Returns the plain token, too. */
  const accessToken = async (attributes: { user?: TestUser; scopes?: TokenScope[]; expiresAt?: Date } = {}) => {
    const id = v7();
    const token = tokenPrefix + createKey();
    await insert('access_tokens', {
      id,
      user_id: (attributes.user ?? (await user({ hasPassword: false }))).id,
      name: 'A script',
      token_hash: hashKey(token),
      last_four: token.slice(-4),
      scopes: attributes.scopes ?? ['projects_read'],
      expires_at: attributes.expiresAt ?? new Date(Date.now() + 60 * 60_000),
    });
    return { id, token };
  };

  const webhook = async (attributes: { url?: string; events?: WebhookEventType[]; isOff?: boolean } = {}) => {
    const id = v7();
    await insert('webhooks', {
      id,
      name: 'A receiver',
      url: attributes.url ?? 'https://receiver.example/hooks',
      secret: 'sealed elsewhere',
      // Nothing is sent: tests of all operations create hundreds of them.
      events: attributes.events ?? [],
      created_by_id: (await user({ role: 'admin', hasPassword: false })).id,
      turned_off_at: attributes.isOff ? new Date() : null,
    });
    return { id };
  };

  return { accessToken, webhook };
}
