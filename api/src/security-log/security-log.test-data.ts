import { v7 } from 'uuid';
import { admins, defineTestData, type ThingParts } from '#test/define-test-data';

export const testData = defineTestData({
  sampleArguments: () => ({
    securityEvents: { first: 1, filter: { kinds: ['sign_in_succeeded'], account: 'test' } },
  }),
  nodes: {
    SecurityEvent: { create: createEvent, visibleTo: admins, foreignVisibleTo: admins },
  },
});

async function createEvent({ make }: ThingParts): Promise<string> {
  const id = v7();
  await make.insert('security_events', { id, kind: 'sign_in_succeeded', count: 1 });
  return id;
}
