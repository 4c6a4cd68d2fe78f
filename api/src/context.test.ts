import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { createContextFactory, type Services, type Session } from '#context';

test('a copy of a context, as made by Apollo Server, opens no unit of work and sees a later sign-in', () => {
  const forks: object[] = [];
  const em = { fork: () => forks[forks.push({}) - 1] } as unknown as EntityManager;
  const services: Pick<Services, 'orm'> = { orm: { em } as MikroORM };
  const session: Pick<Session, 'viewer'> = { viewer: null };
  const context = createContextFactory(services as Services)(session as Session, null as never);
  const copy = Object.assign(Object.create(Object.getPrototypeOf(context)), context) as typeof context;
  expect(forks).toHaveLength(0);
  session.viewer = { id: 'user-1', role: 'client', contractorRole: null, isFounder: false };
  expect(copy.viewer?.id).toBe('user-1');
  expect(copy.em).toBe(context.em);
  expect(forks).toHaveLength(1);
});
