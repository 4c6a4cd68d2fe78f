import { Migration } from '@mikro-orm/migrations';

export class Migration20261122065250_releases extends Migration {

  override name = 'Migration20261122065250_releases';

  override up(): void | Promise<void> {
    this.addSql(`create table "releases" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "remote" text not null, "version" text not null, "manifest" text not null, "source" text not null, "published_by" text not null, "commit" text null, "notes" text null, "complete_at" timestamptz(3) null, "withdrawn_at" timestamptz(3) null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "releases" add constraint "releases_remote_version_unique" unique ("remote", "version");`);

    this.addSql(`create table "release_events" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "remote" text not null, "kind" text not null, "version" text not null, "from_version" text null, "by" text not null, "commit" text null, "reason" text null, primary key ("id"));`);
    this.addSql(`create index "release_events_remote_id_index" on "release_events" ("remote", "id");`);

    this.addSql(`create table "release_faults" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "release_id" uuid not null, "person" text not null, "kind" text not null, "message" text not null, primary key ("id"));`);
    this.addSql(`create index "release_faults_release_id_created_at_index" on "release_faults" ("release_id", "created_at");`);

    this.addSql(`create table "release_keys" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "key_hash" text not null, "remotes" text[] not null, "revoked_at" timestamptz(3) null, "last_used_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "release_keys" add constraint "release_keys_key_hash_unique" unique ("key_hash");`);

    this.addSql(`create table "remote_pointers" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "remote" text not null, "current_id" uuid null, "canary_id" uuid null, "canary_audiences" text[] not null, "revision" int not null, "moved_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "remote_pointers" add constraint "remote_pointers_remote_unique" unique ("remote");`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed', 'release_key_created', 'release_key_revoked', 'remote_rolled_back'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'project', 'release_key', 'remote'));`);

    this.addSql(`alter table "releases" add constraint "releases_source_check" check ("source" in ('installation', 'command'));`);

    this.addSql(`alter table "release_events" add constraint "release_events_kind_check" check ("kind" in ('published', 'canary_started', 'canary_ended', 'rolled_back', 'rolled_back_by_itself'));`);

    this.addSql(`alter table "release_faults" add constraint "release_faults_release_id_foreign" foreign key ("release_id") references "releases" ("id") on delete cascade;`);
    this.addSql(`alter table "release_faults" add constraint "release_faults_kind_check" check ("kind" in ('missing', 'slow', 'load', 'render', 'loop'));`);

    this.addSql(`alter table "remote_pointers" add constraint "remote_pointers_current_id_foreign" foreign key ("current_id") references "releases" ("id") on delete restrict;`);
    this.addSql(`alter table "remote_pointers" add constraint "remote_pointers_canary_id_foreign" foreign key ("canary_id") references "releases" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "release_faults";`);
    this.addSql(`drop table "remote_pointers";`);
    this.addSql(`drop table "release_events";`);
    this.addSql(`drop table "release_keys";`);
    this.addSql(`drop table "releases";`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_subject_kind_check";`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('signed_in', 'user_role_changed', 'user_deactivated', 'user_reactivated', 'second_factors_removed', 'invitation_created', 'invitation_resent', 'invitation_revoked', 'contractor_role_created', 'contractor_role_changed', 'knowledge_resource_created', 'knowledge_resource_changed', 'knowledge_resource_deleted', 'prompt_template_created', 'prompt_template_changed', 'prompt_template_deleted', 'ai_document_created', 'ai_document_changed', 'ai_document_deleted', 'project_status_changed'));`);
    this.addSql(`alter table "audit_entries" add constraint "audit_entries_subject_kind_check" check ("subject_kind" in ('user', 'invitation', 'contractor_role', 'knowledge_resource', 'prompt_template', 'ai_document', 'project'));`);
  }

}
