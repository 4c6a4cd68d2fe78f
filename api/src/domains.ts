import type { Domain } from '#define-domain';
import { accessTokensDomain } from '#access-tokens/access-tokens.domain';
import { accessMatrixDomain } from '#access-matrix/access-matrix.domain';
import { accountsDomain } from '#accounts/accounts.domain';
import { activityDomain } from '#activity/activity.domain';
import { activityFeedDomain } from '#activity-feed/activity-feed.domain';
import { answerTemplatesDomain } from '#answer-templates/answer-templates.domain';
import { auditDomain } from '#audit/audit.domain';
import { clientBillingDomain } from '#client-billing/client-billing.domain';
import { callsDomain } from '#calls/calls.domain';
import { clientStoreAnswersDomain } from '#client-store-answers/client-store-answers.domain';
import { clientStoreDomain } from '#client-store/client-store.domain';
import { contactsDomain } from '#contacts/contacts.domain';
import { contractorHubDomain } from '#contractor-hub/contractor-hub.domain';
import { cannedAnswersDomain } from '#canned-answers/canned-answers.domain';
import { contractorRolesDomain } from '#contractor-roles/contractor-roles.domain';
import { dashboardDomain } from '#dashboard/dashboard.domain';
import { documentsDomain } from '#documents/documents.domain';
import { enquiriesDomain } from '#enquiries/enquiries.domain';
import { enquiryFormDomain } from '#enquiry-form/enquiry-form.domain';
import { externalSignInDomain } from '#external-sign-in/external-sign-in.domain';
import { filesDomain } from '#files/files.domain';
import { installationDomain } from '#installation/installation.domain';
import { invitationsDomain } from '#invitations/invitations.domain';
import { invoicesDomain } from '#invoices/invoices.domain';
import { jarvisDomain } from '#jarvis/jarvis.domain';
import { knowledgeDomain } from '#knowledge/knowledge.domain';
import { leadsDomain } from '#leads/leads.domain';
import { ledgerDomain } from '#ledger/ledger.domain';
import { mailDomain } from '#mail/mail.domain';
import { paymentsDomain } from '#payments/payments.domain';
import { payoutsDomain } from '#payouts/payouts.domain';
import { peopleDomain } from '#people/people.domain';
import { profileDomain } from '#profile/profile.domain';
import { projectTeamDomain } from '#project-team/project-team.domain';
import { projectsDomain } from '#projects/projects.domain';
import { releasesDomain } from '#releases/releases.domain';
import { repliesDomain } from '#replies/replies.domain';
import { secondFactorDomain } from '#second-factor/second-factor.domain';
import { securityLogDomain } from '#security-log/security-log.domain';
import { sessionsDomain } from '#sessions/sessions.domain';
import { statementsDomain } from '#statements/statements.domain';
import { signInDomain } from '#sign-in/sign-in.domain';
import { tasksDomain } from '#tasks/tasks.domain';
import { ticketsDomain } from '#tickets/tickets.domain';
import { undoDomain } from '#undo/undo.domain';
import { visitsDomain } from '#visits/visits.domain';
import { webhooksDomain } from '#webhooks/webhooks.domain';

/** Every domain. The action items and the demo data follow this order. */
export const domains: readonly Domain[] = [
  leadsDomain,
  answerTemplatesDomain,
  enquiryFormDomain,
  enquiriesDomain,
  callsDomain,
  contactsDomain,
  ticketsDomain,
  tasksDomain,
  projectsDomain,
  projectTeamDomain,
  clientStoreDomain,
  clientStoreAnswersDomain,
  activityDomain,
  activityFeedDomain,
  documentsDomain,
  invitationsDomain,
  knowledgeDomain,
  jarvisDomain,
  repliesDomain,
  peopleDomain,
  profileDomain,
  accountsDomain,
  sessionsDomain,
  signInDomain,
  secondFactorDomain,
  accessTokensDomain,
  externalSignInDomain,
  auditDomain,
  securityLogDomain,
  accessMatrixDomain,
  installationDomain,
  releasesDomain,
  dashboardDomain,
  contractorHubDomain,
  contractorRolesDomain,
  cannedAnswersDomain,
  clientBillingDomain,
  invoicesDomain,
  paymentsDomain,
  statementsDomain,
  payoutsDomain,
  ledgerDomain,
  undoDomain,
  visitsDomain,
  webhooksDomain,
  filesDomain,
  mailDomain,
];
