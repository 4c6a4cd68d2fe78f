import { Activity } from '#activity/activity.entity';
import { AuditEntry } from '#audit/audit-entry.entity';
import { AiDocumentPassage } from '#documents/passages/ai-document-passage.entity';
import { AiDocument } from '#documents/ai-document.entity';
import { Conversation } from '#jarvis/conversation.entity';
import { ConversationTemplate } from '#jarvis/conversation-template.entity';
import { Message } from '#jarvis/message.entity';
import { PromptTemplate } from '#jarvis/prompt-template.entity';
import { CourseProgress } from '#knowledge/course-progress.entity';
import { KnowledgeResource } from '#knowledge/knowledge-resource.entity';
import { KnowledgeView } from '#knowledge/knowledge-view.entity';
import { StrategyCall } from '#calls/strategy-call.entity';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { StoredFile } from '#files/stored-file.entity';
import { Enquiry } from '#enquiries/enquiry.entity';
import { Contact } from '#contacts/contact.entity';
import { Lead } from '#leads/lead.entity';
import { ContractorRole } from '#contractor-roles/contractor-role.entity';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { Invitation } from '#invitations/invitation.entity';
import { Passkey } from '#second-factor/passkey.entity';
import { RecoveryCode } from '#second-factor/recovery-code.entity';
import { SecondFactorChallenge } from '#second-factor/second-factor-challenge.entity';
import { TotpEnrolment } from '#second-factor/totp-enrolment.entity';
import { SpentFlow } from '#external-sign-in/spent-flow.entity';
import { ProvenEmail } from '#mail/proven-email.entity';
import { Payout } from '#payouts/payout.entity';
import { PasswordReset } from '#sign-in/password-reset.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';
import { Release } from '#releases/release.entity';
import { ReleaseEvent } from '#releases/release-event.entity';
import { ReleaseFault } from '#releases/release-fault.entity';
import { ReleaseLoad } from '#releases/release-load.entity';
import { ReleaseKey } from '#releases/release-key.entity';
import { ReleaseRequest } from '#releases/review/release-request.entity';
import { PortalPath } from '#releases/paths/portal-path.entity';
import { RemoteOverride } from '#releases/remote-override.entity';
import { RemotePointer } from '#releases/remote-pointer.entity';
import { SecurityEvent } from '#security-log/security-event.entity';
import { SupportTicket } from '#tickets/support-ticket.entity';
import { Task } from '#tasks/task.entity';
import { TicketMessage } from '#tickets/ticket-message.entity';

/** All stored entities. */
export const entities = [
  User,
  Project,
  Activity,
  AuditEntry,
  SecurityEvent,
  KnowledgeResource,
  CourseProgress,
  KnowledgeView,
  AiDocument,
  AiDocumentPassage,
  PromptTemplate,
  Conversation,
  ConversationTemplate,
  Message,
  ClientStoreRequest,
  Enquiry,
  Lead,
  Contact,
  StrategyCall,
  ProvenEmail,
  StoredFile,
  SupportTicket,
  TicketMessage,
  Payout,
  ContractorRole,
  Task,
  Invitation,
  ContractorProfile,
  SpentFlow,
  PasswordReset,
  TotpEnrolment,
  RecoveryCode,
  Passkey,
  SecondFactorChallenge,
  Release,
  RemotePointer,
  ReleaseEvent,
  ReleaseKey,
  ReleaseRequest,
  ReleaseFault,
  ReleaseLoad,
  RemoteOverride,
  PortalPath,
];
