import { Migration } from '@mikro-orm/migrations';

export class Migration20261127053945_documents_not_read extends Migration {

  override name = 'Migration20261127053945_documents_not_read';

  override up(): void | Promise<void> {
    this.addSql(`-- because documents stay few
-- squawk-ignore adding-field-with-default
alter table "ai_documents" add "is_summary_generated" boolean not null default false, add "is_read" boolean not null default false, add "next_file_id" uuid null, add "text_source" text generated always as (CASE WHEN (file_url = ('/api/files/'::text || (file_id)::text)) THEN 'upload'::text WHEN (file_id IS NOT NULL) THEN 'added'::text WHEN is_read THEN 'address'::text WHEN ((content_summary IS NOT NULL) AND (NOT is_summary_generated)) THEN 'summary'::text ELSE NULL::text END) stored null;`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_text_source_check" check ("text_source" in ('upload', 'added', 'address', 'summary')) not valid;`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_next_file_id_foreign" foreign key ("next_file_id") references "stored_files" ("id") on delete restrict not valid;`);
    this.addSql(`-- because documents stay few
-- squawk-ignore disallowed-unique-constraint, constraint-missing-not-valid
alter table "ai_documents" add constraint "ai_documents_next_file_id_unique" unique ("next_file_id");`);
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_failure_has_reason";`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_failure_has_reason" check (case stage when 'failed' then failure_reason is not null when 'ready' then true else failure_reason is null end) not valid;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_text_added', 'ai_document_fetched', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated')) not valid;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ai_documents" drop constraint "ai_documents_failure_has_reason";`);
    this.addSql(`update "ai_documents" set "failure_reason" = null where "stage" <> 'failed';`);
    this.addSql(`alter table "ai_documents" add constraint "ai_documents_failure_has_reason" check ((failure_reason is not null) = (stage = 'failed'));`);
    this.addSql(`alter table "ai_documents" drop column "text_source", drop column "is_summary_generated", drop column "is_read", drop column "next_file_id";`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated'));`);
  }

}
