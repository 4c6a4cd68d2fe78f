import { Field, InputType, Int } from 'type-graphql';
import {
  type CreateAccessToken,
  createAccessTokenRule,
  defaultTokenDays,
  maxTokenDays,
  type TokenScope,
} from 'rules/access-tokens';
import { ValidateWith } from '#access/rules';
import { TokenScopeEnum } from '#access-tokens/access-token.entity';

@ValidateWith(createAccessTokenRule)
@InputType({ description: 'A personal access token for a script or an integration' })
export class CreateAccessTokenInput implements CreateAccessToken {
  @Field({ description: 'What it is for' })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'What it may do: at least one permission. Writing includes reading' })
  scopes!: TokenScope[];

  @Field(() => Int, {
    nullable: true,
    description: `Days until it expires, at most ${maxTokenDays}; ${defaultTokenDays} by default`,
  })
  expiresInDays?: number | null;
}
