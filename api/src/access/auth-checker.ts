import type { AuthCheckerFn } from 'type-graphql';
import { type Audience, isInAudience } from 'rules/audiences';
import type { ActiveAccessToken } from '#access/access-token';
import { denyAccess } from '#access/deny-access';
import { findScopeError } from '#access/token-scopes';
import type { Viewer } from '#access/viewer';
import { unauthenticated } from '#errors';
import type { SecurityEventRecorder } from '#security-log/security-event';

/**
 * Runs for every root field, including inside `subscribe`. Throws our own errors, because the framework returns the wrong
 * code for a signed-out caller.
 */
export const authChecker: AuthCheckerFn<AuthContext, Audience> = ({ context, info }, audiences) => {
  const { viewer, releaser } = context;
  const field = info.parentType.getFields()[info.fieldName];
  const scopeError = field && findScopeError(context, field);
  if (scopeError) throw scopeError;
  const refused = () => denyAccess(context, info.fieldName);
  if (audiences.some((audience) => isInAudience(audience, viewer))) return true;
  if (!audiences.includes('releaser')) throw refused();
  return releaser().then((found) => {
    if (found) return true;
    throw viewer ? refused() : unauthenticated('Please sign in or provide a release key');
  });
};

interface AuthContext {
  viewer: Viewer | null;
  session: { accessToken: ActiveAccessToken | null };
  securityLog: SecurityEventRecorder;
  releaser(): Promise<unknown>;
}
