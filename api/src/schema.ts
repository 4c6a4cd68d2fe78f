import 'reflect-metadata';
import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';
import { AccessMatrixResolver } from '#access-matrix/access-matrix.resolver';
import { authChecker } from '#access/auth-checker';
import { InstallationResolver } from '#installation/installation.resolver';
import { parseByRule } from '#access/rules';
import { ActivityResolver } from '#activity-feed/activity.resolver';
import { ProjectActivityResolver } from '#activity-feed/project-activity.resolver';
import { AuditResolver } from '#audit/audit.resolver';
import { DocumentsResolver } from '#documents/documents.resolver';
import { DocumentUploadsResolver } from '#documents/processing/document-uploads.resolver';
import { PassagesResolver } from '#documents/passages/passages.resolver';
import { ConversationsResolver } from '#jarvis/conversations.resolver';
import { MessagesResolver } from '#jarvis/messages.resolver';
import { JarvisReplyResolver } from '#replies/jarvis-reply.resolver';
import { MessageActionsResolver } from '#replies/message-actions.resolver';
import { RepliesResolver } from '#replies/replies.resolver';
import { PromptTemplatesResolver } from '#jarvis/prompt-templates.resolver';
import { JarvisQuotaResolver } from '#jarvis/jarvis-quota.resolver';
import { TrialsResolver } from '#jarvis/trials.resolver';
import { CoursesResolver } from '#knowledge/courses.resolver';
import { KnowledgeResolver } from '#knowledge/knowledge.resolver';
import { ReadingResolver } from '#knowledge/reading.resolver';
import { CallsResolver } from '#calls/calls.resolver';
import { EnquiriesResolver } from '#enquiries/enquiries.resolver';
import { EnquiryFormResolver } from '#enquiry-form/enquiry-form.resolver';
import { EnquiryProgressResolver } from '#enquiries/enquiry-progress.resolver';
import { StoredFilesResolver } from '#files/stored-files.resolver';
import { ContactsResolver } from '#contacts/contacts.resolver';
import { LeadsResolver } from '#leads/leads.resolver';
import { PipelineResolver } from '#leads/pipeline.resolver';
import { SalesFiguresResolver } from '#leads/sales-figures.resolver';
import { ClientStoreResolver } from '#client-store/client-store.resolver';
import { ContractorHubResolver } from '#contractor-hub/contractor-hub.resolver';
import { ContractorRolesResolver } from '#contractor-roles/contractor-roles.resolver';
import { DashboardResolver } from '#dashboard/dashboard.resolver';
import { InvitationsResolver } from '#invitations/invitations.resolver';
import { RegistrationResolver } from '#invitations/registration.resolver';
import { NeedsMeResolver } from '#action-items/needs-me.resolver';
import { PayoutsResolver } from '#payouts/payouts.resolver';
import { PasswordsResolver } from '#sign-in/passwords.resolver';
import { SignInResolver } from '#sign-in/sign-in.resolver';
import { SessionsResolver } from '#sessions/sessions.resolver';
import { UsersResolver } from '#accounts/users.resolver';
import { UserSessionsResolver } from '#sessions/user-sessions.resolver';
import { UserProfileResolver } from '#invitations/user-profile.resolver';
import { UserFactorsResolver } from '#second-factor/user-factors.resolver';
import { SecondFactorSignInResolver } from '#second-factor/second-factor-sign-in.resolver';
import { ReauthenticationResolver } from '#second-factor/reauthentication.resolver';
import { SecondFactorsResolver } from '#second-factor/second-factors.resolver';
import { ProjectTeamResolver } from '#project-team/project-team.resolver';
import { ProjectClientResolver } from '#projects/project-client.resolver';
import { ProjectsResolver } from '#projects/projects.resolver';
import { SecurityLogResolver } from '#security-log/security-log.resolver';
import { TicketMessagesResolver } from '#tickets/ticket-messages.resolver';
import { PlannedProjectsResolver } from '#tasks/planned-projects.resolver';
import { TasksResolver } from '#tasks/tasks.resolver';
import { TicketsResolver } from '#tickets/tickets.resolver';
import { ReleaseKeysResolver } from '#releases/release-keys.resolver';
import { OverridesResolver } from '#releases/overrides.resolver';
import { PathsResolver } from '#releases/paths/paths.resolver';
import { ReleasesResolver } from '#releases/releases.resolver';
import { ReviewsResolver } from '#releases/review/reviews.resolver';
import { TabsResolver } from '#releases/tabs.resolver';
import { VisitsResolver } from '#visits/visits.resolver';

/** Every resolver. */
const resolvers: NonEmptyArray<new () => object> = [
  SignInResolver,
  ProjectsResolver,
  ProjectClientResolver,
  ProjectTeamResolver,
  ActivityResolver,
  ProjectActivityResolver,
  KnowledgeResolver,
  ReadingResolver,
  CoursesResolver,
  DocumentsResolver,
  DocumentUploadsResolver,
  PassagesResolver,
  PromptTemplatesResolver,
  JarvisQuotaResolver,
  TrialsResolver,
  ConversationsResolver,
  MessagesResolver,
  RepliesResolver,
  JarvisReplyResolver,
  MessageActionsResolver,
  UsersResolver,
  UserSessionsResolver,
  UserProfileResolver,
  UserFactorsResolver,
  EnquiriesResolver,
  EnquiryFormResolver,
  EnquiryProgressResolver,
  LeadsResolver,
  PipelineResolver,
  ContactsResolver,
  SalesFiguresResolver,
  CallsResolver,
  StoredFilesResolver,
  TicketsResolver,
  TicketMessagesResolver,
  ClientStoreResolver,
  PayoutsResolver,
  ContractorRolesResolver,
  DashboardResolver,
  NeedsMeResolver,
  ContractorHubResolver,
  PlannedProjectsResolver,
  TasksResolver,
  InvitationsResolver,
  RegistrationResolver,
  PasswordsResolver,
  SessionsResolver,
  SecondFactorsResolver,
  ReauthenticationResolver,
  SecondFactorSignInResolver,
  VisitsResolver,
  AuditResolver,
  SecurityLogResolver,
  AccessMatrixResolver,
  InstallationResolver,
  ReleaseKeysResolver,
  ReleasesResolver,
  ReviewsResolver,
  PathsResolver,
  OverridesResolver,
  TabsResolver,
];

/** UTC timestamps, such as 2026-11-21T09:30:00.000Z. */
const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

/** The one schema behind GraphQL and REST. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers,
    authChecker,
    validateFn: parseByRule,
    pubSub: unused,
    scalarsMap: [{ type: Date, scalar: DateTime }],
  });
}

/** Required by the framework as soon as there is a subscription; ours use the bus of their context. */
const unused: PubSub = {
  publish: () => throwUnused(),
  subscribe: () => throwUnused(),
};
function throwUnused(): never {
  throw new Error('A subscription must set its own source: `subscribe`');
}
