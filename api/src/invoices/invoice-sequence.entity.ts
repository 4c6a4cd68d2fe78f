import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The last number of a series in a year, such as INV-2026. */
@Entity({ tableName: 'invoice_sequences' })
export class InvoiceSequence {
  @PrimaryKey({ type: 'text' })
  series!: string;

  @Property({ type: 'integer' })
  last!: number;
}
