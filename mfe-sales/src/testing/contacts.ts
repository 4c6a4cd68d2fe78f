import { type MockResponse, replyTo } from 'kit/test/network';
import { type ContactRow_ContactFragment, ContactsDocument } from '#gql/graphql.ts';

export const contact = (fields: Partial<ContactRow_ContactFragment> = {}): ContactRow_ContactFragment => {
  const email = fields.email ?? 'helga@museum.example';
  return {
    id: email,
    name: 'Helga Stein',
    company: 'Tram Museum',
    email,
    phone: null,
    isClient: false,
    leadId: 'l1',
    leadStatus: 'proposal',
    projects: 0,
    touchedAt: '2026-11-20T12:00:00.000Z',
    ...fields,
  };
};

export function contactsReply(contacts: ContactRow_ContactFragment[], endCursor: string | null = null): MockResponse {
  const edges = contacts.map((node) => ({ __typename: 'ContactEdge', node: { __typename: 'Contact', ...node } }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
  return replyTo(ContactsDocument, { contacts: { __typename: 'ContactConnection', edges, pageInfo } });
}
