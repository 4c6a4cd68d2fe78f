import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { clock } from '#clock';
import { RequireAudience } from '#access/audiences';
import type { Context } from '#context';
import { describeInstallation } from '#installation/facts';
import { InstallationSetting, listSettings } from '#installation/list-settings';

@ObjectType({ description: 'Something about this installation, in words', simpleResolvers: true })
class InstallationFact {
  @Field({ description: 'What it is about' })
  name!: string;

  @Field({ description: 'How it is' })
  value!: string;
}

@ObjectType({ description: 'How this installation is set up, without its secrets', simpleResolvers: true })
class InstallationSettings {
  @Field(() => [InstallationSetting], { description: 'Every setting, group by group' })
  settings!: InstallationSetting[];

  @Field(() => [InstallationFact], { description: 'What follows from them' })
  facts!: InstallationFact[];

  @Field({ description: 'When the server that answers was started' })
  startedAt!: Date;
}

@Resolver()
export class InstallationResolver {
  @RequireAudience('founder')
  @Query(() => InstallationSettings, { description: 'How this installation is set up; secrets are told to no one' })
  installationSettings(@Ctx() { settings }: Context): InstallationSettings {
    const facts = Object.entries(describeInstallation(settings)).map(([name, value]) => ({ name, value }));
    const startedAt = new Date(clock.now() - process.uptime() * 1000);
    return { settings: listSettings(settings), facts, startedAt };
  }
}
