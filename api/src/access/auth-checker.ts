import type { AuthCheckerFn } from 'type-graphql';
import { type Audience, belongsTo } from 'rules/audiences';
import type { Viewer } from '#access/viewer';
import { forbidden, unauthenticated } from '#errors';

/**
 * Answers for every root field, also inside `subscribe`. It throws our own errors, because the framework's
 * answer for a signed-out person on a field with audiences would be the wrong code.
 */
export const authChecker: AuthCheckerFn<{ viewer: Viewer | null }, Audience> = ({ context: { viewer } }, audiences) => {
  if (audiences.some((audience) => belongsTo(audience, viewer))) return true;
  throw viewer ? forbidden() : unauthenticated();
};
