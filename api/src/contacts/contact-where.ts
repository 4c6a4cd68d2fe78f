import type { FindContacts } from 'rules/contacts';
import { toContainsFilter, type Where } from '#db/where';
import type { Contact } from '#contacts/contact.entity';

/** The contacts of a kind, with a lead at a status, and with the text in their name, company, email or phone number. */
export const toContactWhere = ({ search, kind, leadStatus }: FindContacts): Where<Contact> => ({
  $and: [
    ...(search ? [{ searched: toContainsFilter(search) }] : []),
    ...(kind ? [kind === 'client' ? { isClient: true } : { leadId: { $ne: null } }] : []),
    ...(leadStatus ? [{ leadStatus }] : []),
  ],
});
