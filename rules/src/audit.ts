import * as z from 'zod/mini';
import { maxSearchLength } from './knowledge.ts';
import { oneLine } from './text.ts';

/** The audit log's actions, a closed list, with their labels. */
export const auditActionLabels = {
  signed_in: 'Signed in',
  own_name_changed: 'Changed their name',
  user_role_changed: 'Changed a role',
  user_deactivated: 'Deactivated an account',
  user_reactivated: 'Reactivated an account',
  user_sessions_ended: 'Signed a person out everywhere',
  second_factors_removed: 'Removed two-factor authentication',
  invitation_created: 'Created an invitation',
  invitation_resent: 'Resent an invitation',
  invitation_revoked: 'Revoked an invitation',
  contractor_role_created: 'Created a contractor role',
  contractor_role_changed: 'Changed a contractor role',
  knowledge_resource_created: 'Created a knowledge resource',
  knowledge_resource_changed: 'Changed a knowledge resource',
  knowledge_resource_deleted: 'Deleted a knowledge resource',
  prompt_template_created: 'Created a prompt template',
  prompt_template_changed: 'Changed a prompt template',
  prompt_template_deleted: 'Deleted a prompt template',
  ai_document_created: 'Added an AI document',
  ai_document_changed: 'Changed an AI document',
  ai_document_text_added: 'Added the text of an AI document',
  ai_document_fetched: 'Fetched an AI document from its address',
  ai_document_deleted: 'Deleted an AI document',
  leads_merged: 'Merged two leads',
  project_status_changed: 'Changed the status of a project',
  release_key_created: 'Created a release key',
  release_key_revoked: 'Revoked a release key',
  release_key_signing: 'Registered a signing key',
  release_approved: 'Approved a release',
  release_declined: 'Declined a release',
  remote_rolled_back: 'Rolled back a portal',
  override_ended: 'Ended an override',
  portal_approved: 'Approved a portal',
  portal_declined: 'Declined a portal',
  portal_retired: 'Retired a portal',
  access_token_created: 'Created an access token',
  access_token_revoked: 'Revoked an access token',
  client_billing_changed: 'Changed how a client is invoiced',
  invoice_created: 'Created an invoice',
  invoice_changed: 'Changed a draft of an invoice',
  invoice_deleted: 'Deleted a draft of an invoice',
  invoice_sent: 'Sent an invoice',
  invoice_voided: 'Voided an invoice',
  payment_recorded: 'Recorded a payment',
  payment_refunded: 'Refunded a payment',
  credit_applied: 'Paid an invoice from credit',
  webhook_created: 'Created a webhook',
  webhook_changed: 'Changed a webhook',
  webhook_deleted: 'Deleted a webhook',
  webhook_secret_rotated: 'Rotated the secret of a webhook',
} as const;

export type AuditAction = keyof typeof auditActionLabels;
export const auditActions = Object.keys(auditActionLabels) as AuditAction[];

/** What an entry is about. */
export const auditKinds = [
  'user',
  'invitation',
  'contractor_role',
  'knowledge_resource',
  'prompt_template',
  'ai_document',
  'lead',
  'project',
  'release_key',
  'remote',
  'override',
  'portal',
  'access_token',
  'webhook',
  'client_billing',
  'invoice',
  'payment',
] as const;
export type AuditKind = (typeof auditKinds)[number];

const instant = z.optional(z.nullable(z.coerce.date('Please choose a day')));
const text = z.optional(
  z.nullable(
    z
      .string('Please enter text')
      .check(z.trim(), z.maxLength(maxSearchLength, `Please keep this to ${maxSearchLength} characters`), oneLine),
  ),
);

/** Filters the audit log. `from` is inclusive, `until` is exclusive. */
export const findAuditRule = z.object({
  action: z.optional(z.nullable(z.enum(auditActions, 'Please select an action'))),
  actor: text,
  search: text,
  from: instant,
  until: instant,
});
export type FindAudit = z.infer<typeof findAuditRule>;
