import { defineDomain } from '#define-domain';
import { defineNode } from '#db/node-source';
import { ClientBalancesResolver } from '#payments/client-balances.resolver';
import { visibleTo } from '#payments/payment.access';
import { Payment } from '#payments/payment.entity';
import { PaymentRefund } from '#payments/payment-refund.entity';
import { loadDemoPayments } from '#payments/payments.demo';
import { PaymentsResolver } from '#payments/payments.resolver';
import { businessRecord } from '#retention/kept-tables';

export const paymentsDomain = defineDomain({
  name: 'payments',
  tokenArea: 'invoices',
  resolvers: [ClientBalancesResolver, PaymentsResolver],
  entities: [Payment, PaymentRefund],
  nodes: { Payment: defineNode(Payment, visibleTo) },
  loadDemo: loadDemoPayments,
  keptTables: { payments: businessRecord, payment_refunds: businessRecord },
});
