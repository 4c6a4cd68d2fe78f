import { defineDomain } from '#define-domain';
import { User } from '#people/user.entity';
import { businessRecord } from '#retention/kept-tables';

export const peopleDomain = defineDomain({
  name: 'people',
  entities: [User],
  keptTables: { users: businessRecord },
});
