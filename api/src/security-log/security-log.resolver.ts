import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { DependsOn } from '#db/depends-on';
import type { Context } from '#context';
import { Filter } from '#db/list-arguments';
import { getConnection, PageArgs } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { formatBrowserName } from '#sessions/browser-name';
import { toSecurityEventWhere } from '#security-log/security-event-where';
import { SecurityEvent } from '#security-log/security-event.entity';
import { SecurityEventFilter } from '#security-log/security-log.inputs';

const SecurityEventConnection = getConnection(SecurityEvent, 'SecurityEvent', { isCounted: true });

@Resolver(() => SecurityEvent)
export class SecurityLogResolver {
  @RequireAudience('admin')
  @ReturnsRead(SecurityEvent)
  @Query(() => SecurityEventConnection, {
    description: 'Sign-ins, refused requests, and changes of roles, factors and keys, newest first',
  })
  async securityEvents(
    @Filter(() => SecurityEventFilter) filter: SecurityEventFilter | null,
    @Args() page: PageArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = toSecurityEventWhere(viewer, filter ?? {});
    const orderBy: Array<keyof SecurityEvent & string> = filter?.from || filter?.until ? ['createdAt', 'id'] : ['id'];
    return read.page(SecurityEvent, info, { where, orderBy, direction: 'desc', ...page });
  }

  @DependsOn('userAgent')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The browser or program, for example "Firefox on Linux"',
  })
  device(@Row() { userAgent }: SecurityEvent): string | null {
    return formatBrowserName(userAgent);
  }
}
