import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver, Root, Subscription } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { visibleTo } from '#audit/audit.access';
import { AuditEntry } from '#audit/audit-entry.entity';
import { AuditEntryFilter, FindAuditArgs } from '#audit/audit.inputs';
import { buildAuditFilter } from '#audit/find-audit';
import { followAudit } from '#audit/follow-audit';
import type { Context } from '#context';
import { readConnection } from '#db/read-connection';
import { Filter } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { notFound } from '#errors';
import { User } from '#people/user.entity';

const AuditEntryConnection = getConnection(AuditEntry, 'AuditEntry', { isCounted: true });

@Resolver(() => AuditEntry)
export class AuditResolver {
  @RequireAudience('founder')
  @ReturnsRead(AuditEntry)
  @Query(() => AuditEntryConnection, { description: 'Actions of administrators and analysts, newest first' })
  async auditEntries(
    @Filter(() => AuditEntryFilter) filter: AuditEntryFilter | null,
    @Args() { first, after, ...old }: FindAuditArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const found = filter ?? old;
    const where = buildAuditFilter(viewer, found);
    const orderBy: Array<keyof AuditEntry & string> = found.from || found.until ? ['createdAt', 'id'] : ['id'];
    return read.page(AuditEntry, info, { where, orderBy, direction: 'desc', first, after });
  }

  @RequireAudience('founder')
  @Query(() => [User], {
    description: 'Everyone with an entry in the audit log, by name, at most 500',
  })
  async auditActors(@Ctx() { em, read }: Context, @Info() info: GraphQLResolveInfo): Promise<User[]> {
    const actors = await em.execute<Array<{ id: string }>>(
      // Looks up each next actor in the index, regardless of how many entries one has.
      `with recursive actor (id) as (
         (select actor_id from audit_entries order by actor_id limit 1)
         union all
         select (select actor_id from audit_entries where actor_id > actor.id order by actor_id limit 1) from actor where actor.id is not null)
       select id from actor where id is not null limit 500`,
      [],
      readConnection,
    );
    const where = { id: { $in: actors.map(({ id }) => id) } };
    return read.list(User, info, { where, orderBy: ['firstName', 'lastName', 'id'], direction: 'asc' });
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
