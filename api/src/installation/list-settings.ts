import { Field, ObjectType } from 'type-graphql';
import { settingTable } from '#installation/setting-table';
import { type SettingName, settingNames, type Settings } from '#settings';

@ObjectType({ description: 'A setting of this installation', simpleResolvers: true })
export class InstallationSetting {
  @Field({ description: 'As in the environment' })
  name!: string;

  @Field({ description: 'What it belongs to' })
  group!: string;

  @Field({ description: 'What it means' })
  meaning!: string;

  @Field({ description: 'Whether it has a value, be it the default' })
  isSet!: boolean;

  @Field({ description: 'Whether its value is told to no one' })
  isSecret!: boolean;

  @Field(() => String, { nullable: true, description: 'What the app goes by; null where it is not set or secret' })
  value!: string | null;
}

/** The settings, with nothing in them that lets someone in. */
export function listSettings(settings: Settings): InstallationSetting[] {
  return settingNames.map((name) => getSetting(name, settings));
}

function getSetting(name: SettingName, settings: Settings): InstallationSetting {
  const { group, meaning, read, isSecret = false } = settingTable[name];
  const value = read(settings) ?? null;
  return { name, group, meaning, isSecret, isSet: value !== null, value: isSecret ? null : value };
}
