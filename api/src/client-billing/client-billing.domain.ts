import { ClientBilling } from '#client-billing/client-billing.entity';
import { ClientBillingResolver } from '#client-billing/client-billing.resolver';
import { visibleTo } from '#client-billing/client-billing.access';
import { defineDomain } from '#define-domain';
import { defineNode } from '#db/node-source';
import { businessRecord } from '#retention/kept-tables';

export const clientBillingDomain = defineDomain({
  name: 'client-billing',
  tokenArea: 'invoices',
  resolvers: [ClientBillingResolver],
  entities: [ClientBilling],
  nodes: { ClientBilling: defineNode(ClientBilling, visibleTo) },
  keptTables: { client_billing: businessRecord },
});
