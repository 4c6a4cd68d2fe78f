import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011503_lead_merges extends Migration {

  override name = 'Migration20261127011503_lead_merges';

  override up(): void | Promise<void> {
    this.addSql(`alter table "enquiries" add "merged_into_id" uuid null;`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_merged_into_id_foreign" foreign key ("merged_into_id") references "enquiries" ("id") on delete set null not valid;`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated')) not valid;`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'lead', 'project', 'release_key', 'remote', 'override', 'portal', 'access_token', 'webhook')) not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "enquiries" drop column "merged_into_id";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated')) not valid;`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'project', 'release_key', 'remote', 'override', 'portal', 'access_token', 'webhook')) not valid;`);
  }

}
