import { type Check, ok, warning } from '#checks/check';
import { findMisspelled } from '#checks/find-misspelled';
import { settingNames } from '#settings';

/** Environment variables that match no setting are ignored, so a misspelled one has no effect. */
export const misspelledSettings: Check = {
  name: 'settings',
  run: async ({ settings }) => {
    const misspelled = findMisspelled(settings.otherNames, settingNames);
    return misspelled.length === 0
      ? ok('No setting looks misspelled')
      : warning(
          `Ignored, because no setting has this name: ${misspelled
            .map(({ name, similar }) => `${name} (similar: ${similar.join(', ')})`)
            .join(', ')}. Correct or remove it.`,
        );
  },
};
