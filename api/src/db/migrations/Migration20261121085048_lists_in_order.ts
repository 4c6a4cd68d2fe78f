import { Migration } from '@mikro-orm/migrations';

export class Migration20261121085048_lists_in_order extends Migration {

  override name = 'Migration20261121085048_lists_in_order';

  override up(): void | Promise<void> {
    this.addSql(`create index "users_role_id_index" on "users" ("role", "id");`);

    this.addSql(`drop index "projects_client_id_index";`);
    this.addSql(`drop index "projects_developer_id_index";`);
    this.addSql(`drop index "projects_project_manager_id_index";`);
    this.addSql(`drop index "projects_tester_id_index";`);
    this.addSql(`create index "projects_project_manager_id_id_index" on "projects" ("project_manager_id", "id");`);
    this.addSql(`create index "projects_tester_id_id_index" on "projects" ("tester_id", "id");`);
    this.addSql(`create index "projects_developer_id_id_index" on "projects" ("developer_id", "id");`);
    this.addSql(`create index "projects_client_id_id_index" on "projects" ("client_id", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "projects_project_manager_id_id_index";`);
    this.addSql(`drop index "projects_tester_id_id_index";`);
    this.addSql(`drop index "projects_developer_id_id_index";`);
    this.addSql(`drop index "projects_client_id_id_index";`);
    this.addSql(`create index "projects_client_id_index" on "projects" ("client_id");`);
    this.addSql(`create index "projects_developer_id_index" on "projects" ("developer_id");`);
    this.addSql(`create index "projects_project_manager_id_index" on "projects" ("project_manager_id");`);
    this.addSql(`create index "projects_tester_id_index" on "projects" ("tester_id");`);

    this.addSql(`drop index "users_role_id_index";`);
  }

}
