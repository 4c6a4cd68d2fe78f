import { defineDomain } from '#define-domain';
import { SessionsResolver } from '#sessions/sessions.resolver';
import { UserSessionsResolver } from '#sessions/user-sessions.resolver';

export const sessionsDomain = defineDomain({
  name: 'sessions',
  resolvers: [UserSessionsResolver, SessionsResolver],
});
