import { CallsResolver } from '#calls/calls.resolver';
import { StrategyCall } from '#calls/strategy-call.entity';
import { defineDomain } from '#define-domain';
import { businessRecord } from '#retention/kept-tables';

export const callsDomain = defineDomain({
  name: 'calls',
  tokenArea: 'leads',
  resolvers: [CallsResolver],
  entities: [StrategyCall],
  keptTables: { strategy_calls: businessRecord },
  prunedTables: {
    pruneCalls: {
      schedule: '22 * * * *',
      rules: [
        {
          data: 'Bookings that were never confirmed, after their hold expires',
          table: 'strategy_calls',
          age: 'held_until',
          keep: '1 day',
          where: 'confirmed_at is null',
        },
        {
          data: 'Hashes of the networks from which a call was booked, after it starts',
          table: 'strategy_calls',
          age: 'starts_at',
          keep: '0 days',
          where: 'network_hash is not null',
          clear: ['network_hash', 'site_hash'],
        },
      ],
    },
  },
});
