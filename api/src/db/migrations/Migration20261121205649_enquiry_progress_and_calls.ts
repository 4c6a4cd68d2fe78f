import { Migration } from '@mikro-orm/migrations';

export class Migration20261121205649_enquiry_progress_and_calls extends Migration {

  override name = 'Migration20261121205649_enquiry_progress_and_calls';

  override up(): void | Promise<void> {
    this.addSql(`alter table "strategy_calls" drop constraint "strategy_calls_starts_at_unique";`);
    this.addSql(`alter table "strategy_calls" add "cancelled_at" timestamptz(3) null, add "sequence" int not null default 0, add "key_hash" text null;`);
    this.addSql(`alter table "strategy_calls" add constraint "strategy_calls_key_hash_unique" unique ("key_hash");`);
    this.addSql(`create unique index "strategy_calls_slot_taken" on "strategy_calls" ("starts_at") where "cancelled_at" is null;`);
    this.addSql(`alter table "strategy_calls" add constraint "strategy_calls_sequence_counts" check (sequence >= 0);`);

    this.addSql(`alter table "enquiries" add "review_started_at" timestamptz(3) null, add "reviewed_by_id" uuid null, add "answered_at" timestamptz(3) null, add "key_hash" text null;`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_reviewed_by_id_foreign" foreign key ("reviewed_by_id") references "users" ("id") on delete set null;`);
    this.addSql(`create index "enquiries_reviewed_by_id_index" on "enquiries" ("reviewed_by_id");`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_key_hash_unique" unique ("key_hash");`);
    this.addSql(`create index "enquiries_to_answer" on "enquiries" ("id") where "answered_at" is null;`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_reviewed_by_somebody" check (reviewed_by_id is null or review_started_at is not null);`);
    this.addSql(`alter table "enquiries" add constraint "enquiries_progress_in_order" check (review_started_at >= created_at and (answered_at is null or (review_started_at is not null and answered_at >= review_started_at)));`);

    // What sales has moved on has had its answer; when, only its last change tells.
    this.addSql(`update "enquiries" set "review_started_at" = greatest(l."updated_at", "enquiries"."created_at"), "answered_at" = greatest(l."updated_at", "enquiries"."created_at") from "leads" l where l."enquiry_id" = "enquiries"."id" and l."status" <> 'new';`);
  }

  override down(): void | Promise<void> {
    // Before, every call took its slot.
    this.addSql(`delete from "strategy_calls" where "cancelled_at" is not null;`);

    this.addSql(`alter table "enquiries" drop constraint "enquiries_reviewed_by_id_foreign";`);

    this.addSql(`drop index "enquiries_reviewed_by_id_index";`);
    this.addSql(`alter table "enquiries" drop constraint "enquiries_key_hash_unique";`);
    this.addSql(`drop index "enquiries_to_answer";`);
    this.addSql(`alter table "enquiries" drop constraint "enquiries_reviewed_by_somebody";`);
    this.addSql(`alter table "enquiries" drop constraint "enquiries_progress_in_order";`);
    this.addSql(`alter table "enquiries" drop column "review_started_at", drop column "reviewed_by_id", drop column "answered_at", drop column "key_hash";`);

    this.addSql(`alter table "strategy_calls" drop constraint "strategy_calls_key_hash_unique";`);
    this.addSql(`drop index "strategy_calls_slot_taken";`);
    this.addSql(`alter table "strategy_calls" drop constraint "strategy_calls_sequence_counts";`);
    this.addSql(`alter table "strategy_calls" drop column "cancelled_at", drop column "sequence", drop column "key_hash";`);
    this.addSql(`alter table "strategy_calls" add constraint "strategy_calls_starts_at_unique" unique ("starts_at");`);
  }

}
