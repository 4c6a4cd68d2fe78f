import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Context } from '#context';
import { type Connection, createConnection, decodeCursor, Edge, getPageBounds, type PageArgs } from '#db/page';
import { readConnection } from '#db/read-connection';
import { EmailAddressScalar } from '#scalars';

@ObjectType({ description: 'A client, as sales sees them', simpleResolvers: true })
export class SalesClient {
  @Field(() => ID, { description: 'Of their account' })
  id!: string;

  @Field({ description: 'First and last name' })
  name!: string;

  @Field(() => EmailAddressScalar, { description: 'Where to write to' })
  email!: string;

  @Field(() => Int, { description: 'How many projects they have, of any status' })
  projects!: number;
}

/** Counted by the database, newest client first. */
export async function findSalesClients({ em }: Context, page: PageArgs): Promise<Connection<SalesClient>> {
  const { size, hasPreviousPage } = getPageBounds(page);
  const after = page.after ? decodeCursor(page.after, ['uuid']) : [];
  const sql = `
    select u.id, u.first_name || ' ' || u.last_name as name, u.email,
           (select count(*)::int from projects p where p.client_id = u.id) as projects
      from users u where u.role = 'client' ${page.after ? 'and u.id < ?' : ''} order by u.id desc limit ?`;
  const clients = await em.execute<SalesClient[]>(sql, [...after, size + 1], readConnection);
  const edges = clients.slice(0, size).map((client) => new Edge(client, [client.id]));
  return createConnection(edges, { hasPreviousPage, hasNextPage: clients.length > size });
}
