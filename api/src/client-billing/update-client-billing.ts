import { isInAudience } from 'rules/audiences';
import { billingAddressFields, type UpdateClientBilling } from 'rules/client-billing';
import { withAudit } from '#audit/with-audit';
import { lockClientBilling } from '#client-billing/lock-client-billing';
import type { Context } from '#context';
import { requireId } from '#db/find-visible';
import { forbidden, notFound, unauthenticated } from '#errors';
import { User } from '#people/user.entity';

/** Changes how a client is invoiced from now on: what was sent stays as it is. A client changes their own name and address alone. */
export async function updateClientBilling(
  context: Context,
  clientId: string,
  input: UpdateClientBilling,
): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  requireId(clientId);
  const isAdmin = isInAudience('admin', viewer);
  if (!isAdmin && clientId !== viewer.id) throw notFound('client');
  if (!isAdmin && Object.keys(input).some((field) => !(field in billingAddressFields)))
    throw forbidden('Only administrators can change how you are invoiced');
  await withAudit(context, async (tx, record) => {
    const client = await tx.findOne(User, { id: clientId, role: 'client' });
    if (!client) throw notFound('client');
    const billing = await lockClientBilling(tx, clientId);
    const changes = Object.entries(input).filter(([, value]) => value !== undefined);
    Object.assign(billing, Object.fromEntries(changes));
    record({
      action: 'client_billing_changed',
      subject: { kind: 'client_billing', id: clientId, label: `${client.firstName} ${client.lastName}`.trim() },
      details: changes.map(([field]) => field).join(', '),
    });
  });
}
