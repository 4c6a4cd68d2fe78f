import { Field, InputType } from 'type-graphql';
import { type StartOverride, startOverrideRule } from 'rules/overrides';
import { RuledBy } from '#access/rules';

@RuledBy(startOverrideRule)
@InputType({ description: 'A remote that one browser takes from its own machine' })
export class StartOverrideInput implements StartOverride {
  @Field({ description: 'The remote, as in mfe-client' })
  remote!: string;

  @Field({ description: 'Its entry, as in http://127.0.0.1:4202/remoteEntry.js' })
  entry!: string;
}
