import { UsersResolver } from '#accounts/users.resolver';
import { defineDomain } from '#define-domain';

export const accountsDomain = defineDomain({
  name: 'accounts',
  tokenArea: 'people',
  resolvers: [UsersResolver],
});
