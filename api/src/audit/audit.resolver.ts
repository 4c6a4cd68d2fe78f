import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { visibleTo } from '#audit/audit.access';
import { AuditEntry } from '#audit/audit-entry.entity';
import { FindAuditArgs } from '#audit/audit.inputs';
import { buildAuditFilter } from '#audit/find-audit';
import { followAudit } from '#audit/follow-audit';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { ClientContact } from '#people/person-cards';

const AuditEntryConnection = getConnection(AuditEntry, 'AuditEntry');

@Resolver(() => AuditEntry)
export class AuditResolver {
  @RequireAudience('founder')
  @ReturnsRead(AuditEntry)
  @Query(() => AuditEntryConnection, { description: 'Actions of administrators and analysts, newest first' })
  async auditEntries(
    @Args() { action, actor, search, from, until, ...page }: FindAuditArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = buildAuditFilter(viewer, { action, actor, search, from, until });
    const orderBy: Array<keyof AuditEntry & string> = from || until ? ['createdAt', 'id'] : ['id'];
    return read.page(AuditEntry, info, { where, orderBy, direction: 'desc', ...page });
  }

  @RequireAudience('founder')
  @Query(() => [ClientContact], {
    description: 'Everyone with an entry in the audit log, by name',
  })
  async auditActors(@Ctx() { em }: Context): Promise<ClientContact[]> {
    return em.execute<ClientContact[]>(
      // Looks up each next actor in the index, regardless of how many entries one has.
      `with recursive actor (id) as (
         (select actor_id from audit_entries order by actor_id limit 1)
         union all
         select (select actor_id from audit_entries where actor_id > actor.id order by actor_id limit 1) from actor where actor.id is not null)
       select id, first_name as "firstName", last_name as "lastName", profile_image_url as "profileImageUrl", email
       from users where id in (select id from actor)
       order by first_name, last_name, id limit 500`,
      [],
      readConnection,
    );
  }

  @RequireAudience('founder')
  @Subscription(() => AuditEntry, {
    description: 'New audit entries',
    subscribe: followAudit,
  })
  async auditEntryAdded(
    @Root() { id }: { id: string },
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AuditEntry> {
    const entry = await read.one(AuditEntry, info, { where: { $and: [{ id }, visibleTo(viewer)] } });
    if (!entry) throw notFound('audit entry');
    return entry;
  }
}
