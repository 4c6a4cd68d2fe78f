import { defineDomain } from '#define-domain';
import { ProvenEmail } from '#mail/proven-email.entity';

export const mailDomain = defineDomain({
  name: 'mail',
  entities: [ProvenEmail],
  keptTables: { proven_emails: 'a row for each address that confirmed a call or an enquiry' },
});
