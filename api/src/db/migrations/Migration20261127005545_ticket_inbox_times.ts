import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005545_ticket_inbox_times extends Migration {

  override name = 'Migration20261127005545_ticket_inbox_times';

  // In a transaction of its own: it reads every message, and only locks the rows that it writes.
  override up(): void | Promise<void> {
    this.addSql(`update "support_tickets" t set "first_responded_at" = f.first_answer, "waiting_since" = case when f.last_answer is null then t."created_at" else
      (select min(m."created_at") from "ticket_messages" m where m."ticket_id" = t."id" and not m."from_team" and m."created_at" > f.last_answer) end
      from (select s."id", min(m."created_at") as first_answer, max(m."created_at") as last_answer from "support_tickets" s
        left join "ticket_messages" m on m."ticket_id" = s."id" and m."from_team" group by s."id") f where f."id" = t."id";`);
  }

  // The columns go with the migration that added them.
  override down(): void {
    // Nothing to take back.
  }

}
