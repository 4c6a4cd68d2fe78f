import { Migration } from '@mikro-orm/migrations';

export class Migration20261127013249_next_step_mail extends Migration {

  override name = 'Migration20261127013249_next_step_mail';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "wants_next_step_mail" boolean not null default true;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "wants_next_step_mail";`);
  }

}
