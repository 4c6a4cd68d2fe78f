import type { EntityManager } from '@mikro-orm/postgresql';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { at } from '#demo/at';

const demoRequests = [
  {
    name: 'Ingrid Solberg',
    email: 'ingrid@fjordtours.example',
    tier: 'medium' as const,
    requirements: 'Guests book a boat tour and pay on the phone, without calling us.',
    askedDaysAgo: 6,
  },
  {
    name: 'Bilal Haddad',
    email: 'bilal@haddadfoods.example',
    tier: 'high' as const,
    requirements: 'One place for the orders of our three warehouses, with a forecast for the next week.',
    askedDaysAgo: 3,
  },
  {
    name: 'Marta Kowalska',
    email: 'marta@kowalska.example',
    tier: 'small' as const,
    requirements: 'A chatbot that answers questions about opening hours and deliveries.',
    askedDaysAgo: 2,
  },
  {
    name: 'Northside Clinics',
    email: 'it@northside.example',
    tier: 'enterprise' as const,
    requirements: 'A portal for eleven clinics, with our own sign-in and an audit of who read what.',
    askedDaysAgo: 0.5,
  },
];

export function loadDemoClientStore(em: EntityManager): void {
  for (const { askedDaysAgo, ...data } of demoRequests) em.create(ClientStoreRequest, { ...data, ...at(askedDaysAgo) });
}
