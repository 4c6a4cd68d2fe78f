import type { AuthCheckerFn } from 'type-graphql';
import { type Audience, belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { forbidden, unauthenticated } from '#errors';

/**
 * Answers for every root field, also inside `subscribe`. It throws our own errors, because the framework's
 * answer for a signed-out person on a field with audiences would be the wrong code.
 */
export const authChecker: AuthCheckerFn<Asking, Audience> = ({ context: { viewer, releaser } }, audiences) => {
  if (audiences.some((audience) => belongsTo(audience, viewer))) return true;
  if (!audiences.includes('releaser')) throw viewer ? forbidden() : unauthenticated();
  return releaser().then((found) => {
    if (found) return true;
    throw viewer ? forbidden() : unauthenticated('Please sign in, or show a release key');
  });
};

interface Asking {
  viewer: Viewer | null;
  releaser(): Promise<unknown>;
}
