import { Field, ObjectType } from 'type-graphql';
import { settingTable } from '#installation/setting-table';
import { type SettingName, settingNames, type Settings } from '#settings';

@ObjectType({ description: 'A configuration setting', simpleResolvers: true })
export class InstallationSetting {
  @Field({ description: 'Environment variable' })
  name!: string;

  @Field({ description: 'Group' })
  group!: string;

  @Field({ description: 'Description' })
  meaning!: string;

  @Field({ description: 'Whether it has a value, including a default' })
  isSet!: boolean;

  @Field({ description: 'Whether its value is secret and never returned' })
  isSecret!: boolean;

  @Field(() => String, { nullable: true, description: 'The value in effect; null if unset or secret' })
  value!: string | null;
}

/** The settings, without any credentials. */
export function listSettings(settings: Settings): InstallationSetting[] {
  return settingNames.map((name) => getSetting(name, settings));
}

function getSetting(name: SettingName, settings: Settings): InstallationSetting {
  const { group, meaning, read, isSecret = false } = settingTable[name];
  const value = read(settings) ?? null;
  return { name, group, meaning, isSecret, isSet: value !== null, value: isSecret ? null : value };
}
