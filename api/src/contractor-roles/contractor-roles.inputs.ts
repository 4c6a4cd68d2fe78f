import { Field, InputType } from 'type-graphql';
import {
  type CreateContractorRoleInput as CreateContractorRole,
  createContractorRoleRule,
  type UpdateContractorRoleInput as UpdateContractorRole,
  updateContractorRoleRule,
} from 'rules/contractor-roles';
import { ValidateWith } from '#access/rules';

@ValidateWith(createContractorRoleRule)
@InputType({ description: 'A new role for contractors' })
export class CreateContractorRoleInput implements CreateContractorRole {
  @Field({ description: 'Lower-case letters and underscores, at most 50, as no other role has it' })
  name!: string;

  @Field({ description: 'What it is called on screen, at most 100 characters' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'What someone in this role does, at most 1000 characters' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'What someone in this role may do, in words; at most 50' })
  permissions?: string[];
}

@ValidateWith(updateContractorRoleRule)
@InputType({ description: 'What changes of a role; absent fields stay. Its name stays forever' })
export class UpdateContractorRoleInput implements UpdateContractorRole {
  @Field(() => String, { nullable: true, description: 'What it is called on screen, at most 100 characters' })
  displayName?: string;

  @Field(() => String, { nullable: true, description: 'What someone in this role does, at most 1000 characters' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'What someone in this role may do, in words; at most 50' })
  permissions?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether people can be invited to it' })
  isActive?: boolean;
}
