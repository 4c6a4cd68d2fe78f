import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { auditActionLabels, type AuditAction, auditActions, type AuditKind, auditKinds } from 'rules/audit';
import { BaseEntity } from '#db/base.entity';
import { graphqlEnum } from '#db/graphql-enum';
import { User } from '#people/user.entity';
import { archivedBeforeSql, minAuditDays } from '#retention/audit-months';
import { Node } from '#db/node';

export const AuditActionEnum = graphqlEnum(
  'AuditAction',
  auditActions,
  'Action recorded in the audit log',
  auditActionLabels,
);
const AuditKindEnum = graphqlEnum('AuditKind', auditKinds, 'Kind of subject of an audit entry', {
  access_token: 'A personal access token',
  ai_document: 'A document of Jarvis',
  client_billing: 'How a client is invoiced',
  contractor_role: 'A role of contractors',
  invitation: 'An invitation',
  invoice: 'An invoice',
  payment: 'A payment of an invoice',
  lead: 'A lead of sales',
  knowledge_resource: 'A resource of the knowledge hub',
  override: 'A portal from a developer’s own machine',
  portal: 'A path of a portal',
  project: 'A project',
  prompt_template: 'A prompt template',
  release_key: 'A release key',
  remote: 'A remote and its versions',
  user: 'An account',
  webhook: 'A webhook',
});

// Only entries of old months that are in an archive file can be deleted, by any role. The migration also adds a trigger
// against truncating, which the ORM does not see.
const appendOnlyTrigger = `
  if tg_op = 'DELETE' and old.created_at < ${archivedBeforeSql(minAuditDays)} then
    perform from public.archive_files where kind = 'audit' and first_id <= old.id and last_id >= old.id order by first_id desc limit 1;
    if found then return old; end if;
  end if;
  raise exception 'the audit log is append-only';`;

/** Names and labels as they were at the time. Never a secret or written content: only that a text changed, not its value. */
@ObjectType('AuditEntry', { implements: Node, description: 'An entry of the audit log', simpleResolvers: true })
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
  /** An account with a history cannot be deleted, only deactivated. */
  @Field(() => User, { description: 'The person who did it' })
  @ManyToOne(() => User, { deleteRule: 'restrict' })
  actor!: Rel<User>;

  @Field(() => AuditActionEnum, { description: 'The action' })
  @Enum({ items: () => [...auditActions] })
  action!: AuditAction;

  @Field(() => AuditKindEnum, { description: 'Kind of subject' })
  @Enum({ items: () => [...auditKinds] })
  subjectKind!: AuditKind;

  @Field(() => String, { description: 'Identifier of the subject, which may no longer exist' })
  @Property({ type: 'text' })
  subjectId!: string;

  @Field({ description: 'Label of the subject at the time' })
  @Property({ type: 'text' })
  subjectLabel!: string;

  @Field(() => String, { nullable: true, description: 'Details of the change, in words' })
  @Property({ type: 'text', nullable: true })
  details: string | null = null;

  @Field(() => String, { nullable: true, description: 'Network address of the request' })
  @Property({ type: 'text', nullable: true })
  address: string | null = null;
}
