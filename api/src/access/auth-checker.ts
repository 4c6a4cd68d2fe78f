import type { AuthCheckerFn } from 'type-graphql';
import { type Audience, isInAudience } from 'rules/audiences';
import { denyAccess } from '#access/deny-access';
import type { Viewer } from '#access/viewer';
import { unauthenticated } from '#errors';
import type { SecurityEventRecorder } from '#security-log/security-event';

/**
 * Answers for every root field, also inside `subscribe`. It throws our own errors, because the framework's
 * answer for a signed-out person on a field with audiences would be the wrong code.
 */
export const authChecker: AuthCheckerFn<AuthContext, Audience> = ({ context, info }, audiences) => {
  const { viewer, releaser } = context;
  const refused = () => denyAccess(context, info.fieldName);
  if (audiences.some((audience) => isInAudience(audience, viewer))) return true;
  if (!audiences.includes('releaser')) throw refused();
  return releaser().then((found) => {
    if (found) return true;
    throw viewer ? refused() : unauthenticated('Please sign in, or show a release key');
  });
};

interface AuthContext {
  viewer: Viewer | null;
  securityLog: SecurityEventRecorder;
  releaser(): Promise<unknown>;
}
