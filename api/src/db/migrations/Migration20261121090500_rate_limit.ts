import { Migration } from '@mikro-orm/migrations';

export class Migration20261121090500_rate_limit extends Migration {
  override name = 'Migration20261121090500_rate_limit';

  // Counts of attempts, in the columns and the order that rate-limiter-flexible wants. Not an entity: only limits/ knows it.
  override up(): void | Promise<void> {
    this.addSql(
      `create table "rate_limit" ("key" text not null, "points" integer not null default 0, "expire" bigint null, primary key ("key"));`,
    );
    this.addSql(`create index "rate_limit_expire_index" on "rate_limit" ("expire");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "rate_limit";`);
  }
}
