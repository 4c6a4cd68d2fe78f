import { Migration } from '@mikro-orm/migrations';

export class Migration20261123202018_release_trust_validated extends Migration {

  override name = 'Migration20261123202018_release_trust_validated';

  override up(): void | Promise<void> {
    this.addSql(`alter table "release_events" validate constraint "release_events_kind_check";`);
    this.addSql(`alter table "release_keys" validate constraint "release_keys_holder_id_foreign";`);
    this.addSql(`alter table "release_faults" validate constraint "release_faults_kind_check";`);
    this.addSql(`alter table "audit_entries" validate constraint "audit_entries_action_check";`);
  }

}
