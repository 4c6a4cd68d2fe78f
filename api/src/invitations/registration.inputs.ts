import { Field, InputType } from 'type-graphql';
import {
  type CompleteContractorRegistrationInput as CompleteContractorRegistration,
  completeContractorRegistrationRule,
  type ExperienceLevel,
  type RegisterInput as Register,
  registerRule,
} from 'rules/registration';
import { ValidateWith } from '#access/rules';
import { ExperienceLevelEnum } from '#invitations/contractor-profile.entity';

@ValidateWith(registerRule)
@InputType({ description: 'The join form' })
export class RegisterInput implements Register {
  @Field({ description: 'The token of the join link' })
  token!: string;

  @Field({ description: '2 characters at least' })
  firstName!: string;

  @Field({ description: '2 characters at least' })
  lastName!: string;

  @Field({ description: '12 to 128 characters' })
  password!: string;
}

@ValidateWith(completeContractorRegistrationRule)
@InputType({ description: 'What a contractor tells of themselves, with the login code of their invitation' })
export class CompleteContractorRegistrationInput implements CompleteContractorRegistration {
  @Field({ description: '2 characters at least' })
  firstName!: string;

  @Field({ description: '2 characters at least' })
  lastName!: string;

  @Field({ description: '2 to 20 characters, as no other contractor has them in whatever case' })
  tagName!: string;

  @Field(() => ExperienceLevelEnum, { description: 'How long they have worked' })
  experienceLevel!: ExperienceLevel;

  @Field({ description: 'What they have worked with, 10 characters at least' })
  technologies!: string;

  @Field({ description: 'In any case, with or without hyphens and spaces' })
  invitationCode!: string;
}
