import { type Check, ok, warning } from '#checks/check';
import { findMisspelled } from '#checks/find-misspelled';
import { settingNames } from '#settings';

/** A name that no setting has is ignored, so a misspelled one does nothing. */
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
