import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { For } from '#access/audiences';
import type { Context } from '#context';
import { connectionOf } from '#db/page';
import { Contact } from '#leads/contact';
import { FindContactsArgs } from '#leads/contacts.inputs';
import { findContacts } from '#leads/find-contacts';

const ContactConnection = connectionOf(Contact, 'Contact');

@Resolver()
export class ContactsResolver {
  @For('sales', 'admin')
  @Query(() => ContactConnection, {
    description: 'The clients and the leads, one row a person, whoever something happened to last first',
  })
  async contacts(@Args() args: FindContactsArgs, @Ctx() context: Context) {
    return findContacts(context, args);
  }
}
