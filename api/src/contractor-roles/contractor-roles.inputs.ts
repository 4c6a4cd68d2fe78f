import { Field, InputType } from 'type-graphql';
import {
  type CreateContractorRoleInput as CreateContractorRole,
  createContractorRoleRule,
  type UpdateContractorRoleInput as UpdateContractorRole,
  updateContractorRoleRule,
} from 'rules/contractor-roles';
import { ValidateWith } from '#access/rules';

@ValidateWith(createContractorRoleRule)
@InputType({ description: 'A new contractor role' })
export class CreateContractorRoleInput implements CreateContractorRole {
  @Field({ description: 'Unique name: lowercase letters and underscores, at most 50 characters' })
  name!: string;

  @Field({ description: 'Display name, at most 100 characters' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'Responsibilities of the role, at most 1000 characters' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'Permissions of the role, in words, at most 50' })
  permissions?: string[];
}

@ValidateWith(updateContractorRoleRule)
@InputType({ description: 'Changes to a role; omitted fields stay unchanged. Its name is immutable' })
export class UpdateContractorRoleInput implements UpdateContractorRole {
  @Field(() => String, { nullable: true, description: 'Display name, at most 100 characters' })
  displayName?: string;

  @Field(() => String, { nullable: true, description: 'Responsibilities of the role, at most 1000 characters' })
  description?: string | null;

  @Field(() => [String], { nullable: true, description: 'Permissions of the role, in words, at most 50' })
  permissions?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether people can be invited to it' })
  isActive?: boolean;
}
