import { Migration } from '@mikro-orm/migrations';

export class Migration20261122161458_confirm_identity extends Migration {

  override name = 'Migration20261122161458_confirm_identity';

  override up(): void | Promise<void> {
    this.addSql(`alter table "second_factor_challenges" drop constraint "second_factor_challenges_purpose_check";`);
    this.addSql(`alter table "second_factor_challenges" add constraint "second_factor_challenges_purpose_check" check ("purpose" in ('sign_in', 'add_passkey', 'reauthenticate'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "second_factor_challenges" drop constraint "second_factor_challenges_purpose_check";`);
    this.addSql(`alter table "second_factor_challenges" add constraint "second_factor_challenges_purpose_check" check ("purpose" in ('sign_in', 'add_passkey'));`);
  }

}
