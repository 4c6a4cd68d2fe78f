import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { Filter } from '#db/list-arguments';
import { getConnection } from '#db/page';
import { ReturnsRead } from '#db/returns-read';
import { toContactWhere } from '#contacts/contact-where';
import { visibleTo } from '#contacts/contact.access';
import { Contact } from '#contacts/contact.entity';
import { ContactFilter, FindContactsArgs } from '#contacts/contacts.inputs';

const ContactConnection = getConnection(Contact, 'Contact', { isCounted: true });

@Resolver()
export class ContactsResolver {
  @RequireAudience('sales', 'admin')
  @ReturnsRead(Contact)
  @Query(() => ContactConnection, {
    description: 'Clients and leads, one row per person, most recent activity first',
  })
  async contacts(
    @Filter(() => ContactFilter) filter: ContactFilter | null,
    @Args() { first, after, ...old }: FindContactsArgs,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const where = { $and: [visibleTo(viewer), toContactWhere(filter ?? old)] };
    return read.page(Contact, info, { where, orderBy: ['touchedAt', 'id'], direction: 'desc', first, after });
  }
}
