import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { clock } from '#clock';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { describeInstallation } from '#installation/facts';
import { InstallationSetting, listSettings } from '#installation/list-settings';

@ObjectType({ description: 'A fact about this installation', simpleResolvers: true })
class InstallationFact {
  @Field({ description: 'What it describes' })
  name!: string;

  @Field({ description: 'Description' })
  value!: string;
}

@ObjectType({ description: 'The configuration of this installation, without its secrets', simpleResolvers: true })
class InstallationSettings {
  @Field(() => [InstallationSetting], { description: 'Every setting, by group' })
  settings!: InstallationSetting[];

  @Field(() => [InstallationFact], { description: 'The effects of the settings' })
  facts!: InstallationFact[];

  @Field({ description: 'When the responding server was started' })
  startedAt!: Date;
}

@Resolver()
export class InstallationResolver {
  @RequireAudience('founder')
  @Query(() => InstallationSettings, {
    description: 'The configuration of this installation; the values of secrets are never returned',
  })
  installationSettings(@Ctx() { settings }: Context): InstallationSettings {
    const facts = Object.entries(describeInstallation(settings)).map(([name, value]) => ({ name, value }));
    const startedAt = new Date(clock.now() - process.uptime() * 1000);
    return { settings: listSettings(settings), facts, startedAt };
  }
}
