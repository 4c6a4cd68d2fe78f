import { defineDomain } from '#define-domain';
import { Payout } from '#payouts/payout.entity';
import { loadDemoPayouts } from '#payouts/payouts.demo';
import { PayoutsResolver } from '#payouts/payouts.resolver';
import { businessRecord } from '#retention/kept-tables';
import { visibleTo } from '#payouts/payout.access';
import { defineNode } from '#db/node-source';

export const payoutsDomain = defineDomain({
  name: 'payouts',
  tokenArea: 'payouts',
  resolvers: [PayoutsResolver],
  entities: [Payout],
  nodes: { Payout: defineNode(Payout, visibleTo) },
  keptTables: { payouts: businessRecord },
  loadDemo: loadDemoPayouts,
});
