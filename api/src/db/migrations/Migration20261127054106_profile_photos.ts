import { Migration } from '@mikro-orm/migrations';

export class Migration20261127054106_profile_photos extends Migration {

  override name = 'Migration20261127054106_profile_photos';

  override up(): void | Promise<void> {
    this.addSql(`create table "profile_photos" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid not null, "file_id" uuid not null, primary key ("id"));`);
    this.addSql(`alter table "profile_photos" add constraint "profile_photos_user_id_unique" unique ("user_id");`);
    this.addSql(`alter table "profile_photos" add constraint "profile_photos_file_id_unique" unique ("file_id");`);

    this.addSql(`alter table "stored_files" drop constraint "stored_files_purpose_check";`);
    this.addSql(`alter table "stored_files" add constraint "stored_files_purpose_check" check ("purpose" in ('enquiry_attachment', 'ai_document', 'task_file', 'profile_photo')) not valid;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'own_name_changed', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_text_added', 'ai_document_fetched', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated')) not valid;`);

    this.addSql(`alter table "profile_photos" add constraint "profile_photos_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "profile_photos" add constraint "profile_photos_file_id_foreign" foreign key ("file_id") references "stored_files" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'user_sessions_ended', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_text_added', 'ai_document_fetched', 'ai_document_deleted', 'leads_merged', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'release_key_signing', 'release_approved', 'release_declined', 'remote_rolled_back', 'override_ended', 'portal_approved', 'portal_declined', 'portal_retired', 'access_token_created', 'access_token_revoked', 'webhook_created', 'webhook_changed', 'webhook_deleted', 'webhook_secret_rotated')) not valid;`);

    this.addSql(`alter table "stored_files" drop constraint "stored_files_purpose_check";`);
    this.addSql(`alter table "stored_files" add constraint "stored_files_purpose_check" check ("purpose" in ('enquiry_attachment', 'ai_document', 'task_file')) not valid;`);
  }

}
