import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';

/** What a file was uploaded for, which decides who may fetch it. */
const filePurposes = ['enquiry_attachment', 'ai_document'] as const;
export type FilePurpose = (typeof filePurposes)[number];

@ObjectType('StoredFile', { description: 'A file that someone uploaded', simpleResolvers: true })
@Entity({ tableName: 'stored_files' })
@Index({ properties: ['createdAt'] })
@Check({ name: 'stored_files_uploaded', expression: '(size is null) = (uploaded_at is null) and size >= 0' })
export class StoredFile extends BaseEntity<'size' | 'uploader' | 'reservedBytes' | 'uploadStartedAt' | 'uploadedAt'> {
  /** Its name in the store. */
  @Property({ type: 'text' })
  @Unique()
  key!: string;

  @Field({ description: 'As whoever uploaded it called it, as in "offer.pdf"' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field({ description: 'Its media type, as in "application/pdf"' })
  @Property({ type: 'text' })
  contentType!: string;

  @Field(() => Int, { nullable: true, description: 'In bytes; null until it is uploaded' })
  @Property({ type: 'integer', nullable: true })
  size: number | null = null;

  @Enum({ items: () => [...filePurposes] })
  purpose!: FilePurpose;

  /** The permission to upload it: SHA-256 of the secret in the address, and until when it holds. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  /** Whose budget its bytes count towards while nothing has it: see `waiting-bytes.ts`. */
  @Property({ type: 'text', nullable: true })
  uploader: string | null = null;

  /** What the upload that runs may need, at most. */
  @Property({ type: 'integer', nullable: true })
  reservedBytes: number | null = null;

  /** Set by the one upload that runs, and taken back where it fails. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  uploadStartedAt: Date | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  uploadedAt: Date | null = null;
}
