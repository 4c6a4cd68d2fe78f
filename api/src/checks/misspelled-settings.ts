import { type Check, okFinding, warningFinding } from '#checks/check';
import { settingNames } from '#settings';

/** Environment variables that match no setting are ignored, so a misspelled one has no effect. */
export const misspelledSettings: Check = {
  name: 'settings',
  run: async ({ settings }) => {
    const misspelled = findMisspelled(settings.otherNames, settingNames);
    return misspelled.length === 0
      ? okFinding('No setting looks misspelled')
      : warningFinding(
          `Ignored, because no setting has this name: ${misspelled
            .map(({ name, similar }) => `${name} (similar: ${similar.join(', ')})`)
            .join(', ')}. Correct or remove it.`,
        );
  },
};

/** An environment variable that matches no setting but resembles one. */
interface MisspelledSetting {
  name: string;
  similar: string[];
}

/** Short names are close to the names of unrelated variables. */
const minLength = 8;
const maxEdits = 2;
/** Without such a setting, rows are kept that should be deleted, so that more distant names are matched too. */
const retentionSuffix = '_RETENTION_DAYS';

/** @param names the variables that are not settings */
function findMisspelled(names: readonly string[], known: readonly string[]): MisspelledSetting[] {
  return names
    .filter((name) => name.length >= minLength && name.length <= 100)
    .map((name) => {
      const near = known.filter((each) => each.length >= minLength && levenshteinDistance(name, each) <= maxEdits);
      const alike = name.endsWith(retentionSuffix) ? known.filter((each) => each.endsWith(retentionSuffix)) : [];
      return { name, similar: near.length > 0 ? near : alike };
    })
    .filter(({ similar }) => similar.length > 0);
}

/** The Levenshtein distance: insertions, deletions and replacements. */
function levenshteinDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (next[j - 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1]?.toUpperCase() === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
