import type { UpdateContractorProfileInput } from 'rules/profile';
import type { ExperienceLevel } from 'rules/registration';
import { Field, InputType } from 'type-graphql';
import { ExperienceLevelEnum } from '#invitations/contractor-profile.entity';

/** What contractors say about themselves, at their registration and later. */
@InputType()
export abstract class ContractorFields implements UpdateContractorProfileInput {
  @Field({ description: 'At least 2 characters' })
  firstName!: string;

  @Field({ description: 'At least 2 characters' })
  lastName!: string;

  @Field({ description: '2 to 20 characters, unique ignoring case' })
  tagName!: string;

  @Field(() => ExperienceLevelEnum, { description: 'Years of experience' })
  experienceLevel!: ExperienceLevel;

  @Field({ description: 'Their experience, at least 10 characters' })
  technologies!: string;
}
