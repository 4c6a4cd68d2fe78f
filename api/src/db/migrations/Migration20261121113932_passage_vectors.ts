import { Migration } from '@mikro-orm/migrations';

export class Migration20261121113932_passage_vectors extends Migration {

  override name = 'Migration20261121113932_passage_vectors';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ai_document_passages" add "part" smallint generated always as (case when source = 'text' then 0 else 1 end) stored not null, add "vector" bytea null, add "vector_by" text null;`);
    this.addSql(`create index "ai_document_passages_vector_by_index" on "ai_document_passages" ("vector_by");`);
    this.addSql(`alter table "ai_document_passages" add constraint "ai_document_passages_vector_of_model" check ((vector is null) = (vector_by is null));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "ai_document_passages_vector_by_index";`);
    this.addSql(`alter table "ai_document_passages" drop constraint "ai_document_passages_vector_of_model";`);
    this.addSql(`alter table "ai_document_passages" drop column "part", drop column "vector", drop column "vector_by";`);
  }

}
