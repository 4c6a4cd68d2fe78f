import { Migration } from '@mikro-orm/migrations';

export class Migration20261121084524_messages_and_files extends Migration {

  override name = 'Migration20261121084524_messages_and_files';

  override up(): void | Promise<void> {
    this.addSql(`create table "ai_document_passages" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "document_id" uuid not null, "position" int not null, "text" text not null, "searched" tsvector generated always as (to_tsvector('english'::regconfig, text)) stored not null, primary key ("id"));`);
    this.addSql(`create index "ai_document_passages_searched_index" on "ai_document_passages" using gin ("searched");`);
    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_document_id_position_unique" unique ("document_id", "position");`);

    this.addSql(`create table "stored_files" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "key" text not null, "file_name" text not null, "content_type" text not null, "size" int null, "purpose" text not null, "token_hash" text not null, "expires_at" timestamptz(3) not null, "upload_started_at" timestamptz(3) null, "uploaded_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "stored_files" add constraint "stored_files_key_unique" unique ("key");`);
    this.addSql(`create index "stored_files_created_at_index" on "stored_files" ("created_at");`);

    this.addSql(`create index "strategy_calls_email_starts_at_index" on "strategy_calls" ("email", "starts_at");`);

    this.addSql(`alter table "enquiries" add "call_id" uuid null, add "attachment_id" uuid null;`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_call_id_foreign" foreign key ("call_id") references "strategy_calls" ("id") on delete set null;`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_attachment_id_foreign" foreign key ("attachment_id") references "stored_files" ("id") on delete restrict;`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_call_id_unique" unique ("call_id");`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_attachment_id_unique" unique ("attachment_id");`);
    this.addSql(`create index "enquiries_email_id_index" on "enquiries" ("email", "id");`);

    this.addSql(`alter table "client_store_requests" add "contacted_by_id" uuid null;`);
    this.addSql(`alter table "client_store_requests" add constraint "client_store_requests_contacted_by_id_foreign" foreign key ("contacted_by_id") references "users" ("id") on delete set null;`);
    this.addSql(`create index "client_store_requests_contacted_by_id_index" on "client_store_requests" ("contacted_by_id");`);

    this.addSql(`alter table "activity" add "client_store_request_id" uuid null, add "support_ticket_id" uuid null;`);
    this.addSql(`alter table "activity" add constraint "activity_client_store_request_id_foreign" foreign key ("client_store_request_id") references "client_store_requests" ("id") on delete cascade;`);
    this.addSql(`alter table "activity" add constraint "activity_support_ticket_id_foreign" foreign key ("support_ticket_id") references "support_tickets" ("id") on delete cascade;`);
    this.addSql(`alter table "activity" alter column "project_id" drop not null;`);
    this.addSql(`create index "activity_client_store_request_id_index" on "activity" ("client_store_request_id");`);
    this.addSql(`create index "activity_support_ticket_id_index" on "activity" ("support_ticket_id");`);
    this.addSql(`alter table "activity" add constraint "activity_about_one_thing" check (num_nonnulls(project_id, client_store_request_id, support_ticket_id) = 1);`);

    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_document_id_foreign" foreign key ("document_id") references "ai_documents" ("id") on delete cascade;`);
    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_position_natural" check (position >= 0);`);

    this.addSql(`alter table "stored_files" add constraint "stored_files_uploaded" check ((size is null) = (uploaded_at is null) and size >= 0);`);
    this.addSql(`alter table "stored_files" add constraint "stored_files_purpose_check" check ("purpose" in ('enquiry_attachment', 'ai_document'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "enquiries" drop constraint "enquiries_attachment_id_foreign";`);

    this.addSql(`alter table "activity" drop constraint "activity_client_store_request_id_foreign";`);
    this.addSql(`alter table "activity" drop constraint "activity_support_ticket_id_foreign";`);

    this.addSql(`alter table "client_store_requests" drop constraint "client_store_requests_contacted_by_id_foreign";`);

    this.addSql(`alter table "enquiries" drop constraint "enquiries_call_id_foreign";`);

    this.addSql(`drop index "activity_client_store_request_id_index";`);
    this.addSql(`drop index "activity_support_ticket_id_index";`);
    this.addSql(`alter table "activity" drop constraint "activity_about_one_thing";`);
    this.addSql(`alter table "activity" drop column "client_store_request_id", drop column "support_ticket_id";`);
    this.addSql(`alter table "activity" alter column "project_id" set not null;`);

    this.addSql(`drop index "client_store_requests_contacted_by_id_index";`);
    this.addSql(`alter table "client_store_requests" drop column "contacted_by_id";`);

    this.addSql(`alter table "enquiries" drop constraint "enquiries_call_id_unique";`);
    this.addSql(`alter table "enquiries" drop constraint "enquiries_attachment_id_unique";`);
    this.addSql(`drop index "enquiries_email_id_index";`);
    this.addSql(`alter table "enquiries" drop column "call_id", drop column "attachment_id";`);

    this.addSql(`drop index "strategy_calls_email_starts_at_index";`);
  }

}
