import { Migration } from '@mikro-orm/migrations';

export class Migration20261126214500_session_visits extends Migration {
  override name = 'Migration20261126214500_session_visits';

  // The expiry of a session doesn't tell its last visit where the session's end comes first, as with administrators.
  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add column "last_seen_at" timestamptz(3);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "last_seen_at";`);
  }
}
