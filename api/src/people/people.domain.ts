import { defineDomain } from '#define-domain';
import { AccountFieldsResolver } from '#people/account-fields.resolver';
import { MeResolver } from '#people/me.resolver';
import { User } from '#people/user.entity';
import { businessRecord } from '#retention/kept-tables';
import { accountVisibleTo } from '#people/user.access';
import { defineNode } from '#db/node-source';

declare module '#live/bus' {
  interface Topics {
    /** An account was created, or its role or status changed. */
    userChanged: { id: string };
  }
}

export const peopleDomain = defineDomain({
  name: 'people',
  tokenArea: 'people',
  resolvers: [MeResolver, AccountFieldsResolver],
  entities: [User],
  nodes: { User: defineNode(User, accountVisibleTo) },
  keptTables: { users: businessRecord },
});
