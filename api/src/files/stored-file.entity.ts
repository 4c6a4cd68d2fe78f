import { Check, Entity, Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '#db/base.entity';
import { Node } from '#db/node';

/** What a file was uploaded for, which decides who can download it. */
const filePurposes = ['enquiry_attachment', 'ai_document', 'task_file', 'profile_photo'] as const;
export type FilePurpose = (typeof filePurposes)[number];

@ObjectType('StoredFile', { implements: Node, description: 'An uploaded file', simpleResolvers: true })
@Entity({ tableName: 'stored_files' })
@Index({ properties: ['createdAt'] })
@Check({ name: 'stored_files_uploaded', expression: '(size is null) = (uploaded_at is null) and size >= 0' })
export class StoredFile extends BaseEntity<'size' | 'uploader' | 'reservedBytes' | 'uploadStartedAt' | 'uploadedAt'> {
  /** Its key in the store. */
  @Property({ type: 'text' })
  @Unique()
  key!: string;

  @Field({ description: 'File name as uploaded, such as "offer.pdf"' })
  @Property({ type: 'text' })
  fileName!: string;

  @Field({ description: 'Media type, such as "application/pdf"' })
  @Property({ type: 'text' })
  contentType!: string;

  @Field(() => Int, { nullable: true, description: 'In bytes; null until it is uploaded' })
  @Property({ type: 'integer', nullable: true })
  size: number | null = null;

  @Enum({ items: () => [...filePurposes] })
  purpose!: FilePurpose;

  /** The upload permission: SHA-256 of the secret in the URL, and its expiry. */
  @Property({ type: 'text' })
  tokenHash!: string;

  @Property({ type: 'timestamptz', length: 3 })
  expiresAt!: Date;

  /** The uploader whose budget its bytes count toward while it is unattached: see `check-pending-bytes.ts`. */
  @Property({ type: 'text', nullable: true })
  uploader: string | null = null;

  /** The most bytes that the running upload may need. */
  @Property({ type: 'integer', nullable: true })
  reservedBytes: number | null = null;

  /** Set by the one running upload, and cleared if it fails. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  uploadStartedAt: Date | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  uploadedAt: Date | null = null;
}
