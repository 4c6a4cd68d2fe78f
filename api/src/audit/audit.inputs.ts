import { ArgsType, Field, InputType } from 'type-graphql';
import { type AuditAction, type FindAudit, findAuditRule } from 'rules/audit';
import { ValidateWith } from '#access/rules';
import { AuditActionEnum } from '#audit/audit-entry.entity';
import { useFilter } from '#db/list-arguments';
import { PageArgs } from '#db/page';

@ValidateWith(findAuditRule)
@InputType({ description: 'Which audit entries' })
export class AuditEntryFilter implements FindAudit {
  @Field(() => AuditActionEnum, { nullable: true, description: 'Only this action' })
  action?: AuditAction | null;

  @Field(() => String, { nullable: true, description: 'Only actions of the person with this email' })
  actor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only entries with this text in their subject, details or address',
  })
  search?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only from this time on' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only before this time' })
  until?: Date | null;
}

@ValidateWith(findAuditRule)
@ArgsType()
export class FindAuditArgs extends PageArgs implements FindAudit {
  @Field(() => AuditActionEnum, { ...useFilter, nullable: true, description: 'Only this action' })
  action?: AuditAction | null;

  @Field(() => String, { ...useFilter, nullable: true, description: 'Only actions of the person with this email' })
  actor?: string | null;

  @Field(() => String, {
    ...useFilter,
    nullable: true,
    description: 'Only entries with this text in their subject, details or address',
  })
  search?: string | null;

  @Field(() => Date, { ...useFilter, nullable: true, description: 'Only from this time on' })
  from?: Date | null;

  @Field(() => Date, { ...useFilter, nullable: true, description: 'Only before this time' })
  until?: Date | null;
}
