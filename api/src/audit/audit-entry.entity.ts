import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { type AuditAction, auditActions, type AuditKind, auditKinds } from 'rules/audit';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { ClientContact } from '#people/person-cards';
import { User } from '#people/user.entity';
import { archivedBeforeSql, minAuditDays } from '#retention/audit-months';

export const AuditActionEnum = graphqlEnum('AuditAction', auditActions, 'What the audit trail tells of');
const AuditKindEnum = graphqlEnum('AuditKind', auditKinds, 'What an entry of the audit trail concerns');

// Only entries of old months that are in an archive file can be deleted, whichever role does it. The migration refuses to truncate the
// table as well: the ORM does not see such a trigger.
const appendOnlyTrigger = `
  if tg_op = 'DELETE' and old.created_at < ${archivedBeforeSql(minAuditDays)} then
    perform from public.archive_files where kind = 'audit' and first_id <= old.id and last_id >= old.id order by first_id desc limit 1;
    if found then return old; end if;
  end if;
  raise exception 'the audit log is append-only';`;

/** Names and labels as they were. Never a secret, and nothing of what someone wrote: that a text changed, not to what. */
@ObjectType('AuditEntry', { description: 'Something that someone did for the agency', simpleResolvers: true })
@Entity({ tableName: 'audit_entries' })
@Index({ properties: ['actor', 'id'] })
@Index({ properties: ['action', 'id'] })
@Index({ properties: ['createdAt', 'id'] })
@Index({
  name: 'audit_entries_searched',
  expression: `create index "audit_entries_searched" on "audit_entries" using gin ("subject_label" gin_trgm_ops, "details" gin_trgm_ops, "address" gin_trgm_ops)`,
})
@Trigger({ name: 'audit_entries_stay', timing: 'before', events: ['update', 'delete'], body: appendOnlyTrigger })
export class AuditEntry extends BaseEntity<'details' | 'address'> {
  /** An account with a history cannot be deleted: it is closed. */
  @Field(() => ClientContact, { description: 'Who did it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  actor!: Rel<User>;

  @Field(() => AuditActionEnum, { description: 'What was done' })
  @Enum({ items: () => [...auditActions] })
  action!: AuditAction;

  @Field(() => AuditKindEnum, { description: 'What kind of thing it concerns' })
  @Enum({ items: () => [...auditKinds] })
  subjectKind!: AuditKind;

  @Field(() => String, { description: 'The id of that thing, which may be gone by now' })
  @Property({ type: 'text' })
  subjectId!: string;

  @Field({ description: 'What that thing was called' })
  @Property({ type: 'text' })
  subjectLabel!: string;

  @Field(() => String, { nullable: true, description: 'More about it, in words' })
  @Property({ type: 'text', nullable: true })
  details: string | null = null;

  @Field(() => String, { nullable: true, description: 'The network address that the request came from' })
  @Property({ type: 'text', nullable: true })
  address: string | null = null;
}
