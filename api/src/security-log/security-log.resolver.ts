import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { DependsOn } from '#db/depends-on';
import type { Context } from '#context';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { Row } from '#db/row';
import { formatBrowserName } from '#sessions/browser-name';
import { toSecurityEventWhere } from '#security-log/security-event-where';
import { SecurityEvent } from '#security-log/security-event.entity';
import { FindSecurityEventsArgs } from '#security-log/security-log.inputs';

const SecurityEventConnection = getConnection(SecurityEvent, 'SecurityEvent', { isCounted: true });

@Resolver(() => SecurityEvent)
export class SecurityLogResolver {
  @RequireAudience('admin')
  @ReturnsRead(SecurityEvent)
  @Query(() => SecurityEventConnection, {
    description: 'Sign-ins, refused requests, and changes of roles, factors and keys, newest first',
  })
  async securityEvents(
    @Args() { kinds, account, address, from, until, ...page }: FindSecurityEventsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = toSecurityEventWhere(viewer, { kinds, account, address, from, until });
    const orderBy: Array<keyof SecurityEvent & string> = from || until ? ['createdAt', 'id'] : ['id'];
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
