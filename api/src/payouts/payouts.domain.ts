import { defineDomain } from '#define-domain';
import { Payout } from '#payouts/payout.entity';
import { loadDemoPayouts } from '#payouts/payouts.demo';
import { PayoutsResolver } from '#payouts/payouts.resolver';
import { businessRecord } from '#retention/kept-tables';

export const payoutsDomain = defineDomain({
  name: 'payouts',
  resolvers: [PayoutsResolver],
  entities: [Payout],
  keptTables: { payouts: businessRecord },
  loadDemo: loadDemoPayouts,
});
