import { Migration } from '@mikro-orm/migrations';

export class Migration20261127011502_answer_templates extends Migration {

  override name = 'Migration20261127011502_answer_templates';

  override up(): void | Promise<void> {
    this.addSql(`create table "answer_templates" ("id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" text not null, "subject" text not null, "message" text not null, primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "answer_templates" cascade;`);
  }

}
