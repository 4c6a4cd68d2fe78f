import { Contact } from '#contacts/contact.entity';
import { ContactsResolver } from '#contacts/contacts.resolver';
import { correctContacts } from '#contacts/correct-contacts';
import { defineDomain } from '#define-domain';

export const contactsDomain = defineDomain({
  name: 'contacts',
  tokenArea: 'leads',
  resolvers: [ContactsResolver],
  entities: [Contact],
  keptTables: { contacts: 'computed from leads, accounts and projects, for as long as these name the contact' },
  jobs: { correctContacts: { schedule: '53 3 * * *', create: ({ log }) => correctContacts(log) } },
});
