import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005544_ticket_inbox_indexes extends Migration {
  override name = 'Migration20261127005544_ticket_inbox_indexes';

  /** Indexes are built concurrently, which blocks no writes and cannot run in a transaction. */
  override isTransactional(): boolean {
    return false;
  }

  override up(): void | Promise<void> {
    this.addSql(
      `create index concurrently if not exists "support_tickets_searched" on "support_tickets" using gin ("searched" gin_trgm_ops);`,
    );
    this.addSql(
      `create index concurrently if not exists "support_tickets_unresolved_by_urgency" on "support_tickets" ("urgency_order", "id") where status <> 'resolved';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "support_tickets_searched";`);
    this.addSql(`drop index if exists "support_tickets_unresolved_by_urgency";`);
  }
}
