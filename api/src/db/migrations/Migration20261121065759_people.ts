import { Migration } from '@mikro-orm/migrations';

export class Migration20261121065759_people extends Migration {
  override name = 'Migration20261121065759_people';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "deactivated_at" timestamptz(3) null;`);

    // Not an entity's: what ending all sessions of a person looks for.
    this.addSql(`create index "session_viewer_id_index" on "session" ((sess->'viewer'->>'id'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "session_viewer_id_index";`);
    this.addSql(`alter table "users" drop column "deactivated_at";`);
  }
}
