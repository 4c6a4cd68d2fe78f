import { defineDomain } from '#define-domain';
import { SecurityEvent } from '#security-log/security-event.entity';
import { SecurityLogResolver } from '#security-log/security-log.resolver';

export const securityLogDomain = defineDomain({
  name: 'security-log',
  resolvers: [SecurityLogResolver],
  entities: [SecurityEvent],
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
