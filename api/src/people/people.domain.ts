import { defineDomain } from '#define-domain';
import { MeResolver } from '#people/me.resolver';
import { User } from '#people/user.entity';
import { businessRecord } from '#retention/kept-tables';
import { accountVisibleTo } from '#people/user.access';
import { defineNode } from '#db/node-source';

export const peopleDomain = defineDomain({
  name: 'people',
  tokenArea: 'people',
  resolvers: [MeResolver],
  entities: [User],
  nodes: { User: defineNode(User, accountVisibleTo) },
  keptTables: { users: businessRecord },
});
