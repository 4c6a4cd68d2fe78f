import type { IncomingMessage } from 'node:http';
import { tokenPrefix } from 'rules/access-tokens';
import type { ActiveAccessToken } from '#access/access-token';
import type { AccessTokens } from '#access/find-access-token';
import type { Context } from '#context';
import { unauthenticated } from '#errors';

/** The personal access token that a request sends; null if it sends none. Release keys have no prefix. */
export function getSentToken({ headers: { authorization = '' } }: IncomingMessage): string | null {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return token.startsWith(tokenPrefix) ? token : null;
}

/** Finds the token and counts the request. An unknown, expired or revoked token is refused, never treated as signed out. */
export async function authenticateToken(
  accessTokens: AccessTokens,
  token: string,
  { limits, securityLog, address }: Pick<Context, 'limits' | 'securityLog' | 'address'>,
): Promise<ActiveAccessToken> {
  const found = await accessTokens.find(token);
  if (found) {
    await limits.count('accessTokenRequests', { token: found.id });
    return found;
  }
  securityLog.record({ kind: 'access_token_refused' });
  await limits.count('refusedAccessTokens', { address });
  throw unauthenticated('This access token is unknown, expired or revoked. Create another one on your account page');
}
