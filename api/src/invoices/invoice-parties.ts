import type { ClientBilling } from '#client-billing/client-billing.entity';
import type { Context } from '#context';
import type { InvoiceBuyer, InvoiceSeller } from '#invoices/invoice-line';
import type { User } from '#people/user.entity';

/** The agency, as it is on what it sends now. */
export const toSeller = ({ company }: Pick<Context['settings'], 'company'>): InvoiceSeller => ({
  name: company.name,
  address: company.address.join('\n'),
  taxId: company.taxId,
  bankDetails: company.bankDetails,
});

/** A client, as they are on what is sent to them now; without billing before their first invoice. */
export const toBuyer = ({ firstName, lastName }: User, billing: ClientBilling | null): InvoiceBuyer => ({
  name: billing?.companyName ?? `${firstName} ${lastName}`.trim(),
  address: billing?.address ?? '',
  taxId: billing?.taxId ?? null,
  isReverseCharge: billing?.isReverseCharge ?? false,
});
