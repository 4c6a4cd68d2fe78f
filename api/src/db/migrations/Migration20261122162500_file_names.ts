import { Migration } from '@mikro-orm/migrations';

/** Names of files from before the rule that refuses invisible and text-direction characters (`fileNameOf`). */
const unsafe = String.raw`[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]`;

export class Migration20261122162500_file_names extends Migration {

  override name = 'Migration20261122162500_file_names';

  override up(): void | Promise<void> {
    for (const table of ['stored_files', 'ai_documents', 'knowledge_resources'])
      this.addSql(`update "${table}" set "file_name" = regexp_replace("file_name", '${unsafe}', '', 'g') where "file_name" ~ '${unsafe}';`);
  }

}
