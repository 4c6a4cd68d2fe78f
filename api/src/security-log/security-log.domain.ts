import { defineDomain } from '#define-domain';
import { SecurityEvent } from '#security-log/security-event.entity';
import { SecurityLogResolver } from '#security-log/security-log.resolver';
import { visibleTo } from '#security-log/security-log.access';
import { defineNode } from '#db/node-source';

export const securityLogDomain = defineDomain({
  name: 'security-log',
  resolvers: [SecurityLogResolver],
  entities: [SecurityEvent],
  nodes: { SecurityEvent: defineNode(SecurityEvent, visibleTo) },
  prunedTables: {
    pruneSecurityEvents: {
      schedule: '22 3 * * *',
      rules: [
        {
          data: 'Security log',
          table: 'security_events',
          age: 'created_at',
          keep: { setting: 'SECURITY_LOG_DAYS' },
        },
      ],
    },
  },
});
