import { type Check, okFinding, warningFinding } from '#checks/check';
import { shellName } from '#remotes/manifest';

/** A misspelled name would leave a remote without its second reviewer. */
export const twoPersonReleases: Check = {
  name: 'second person',
  needs: 'tables',
  async run({ settings, pool }) {
    const { rows } = await pool.query<{ remote: string }>('select distinct remote from releases where remote <> $1', [
      shellName,
    ]);
    const known = rows.map(({ remote }) => remote);
    const unknown = settings.twoPersonReleases.filter((remote) => !known.includes(remote));
    return known.length === 0 || unknown.length === 0
      ? okFinding(`A second person approves releases of: ${settings.twoPersonReleases.join(', ') || 'nothing'}`)
      : warningFinding(
          `TWO_PERSON_RELEASES has unknown remotes: ${unknown.join(', ')}. Correct it; the released remotes are ${known.toSorted().join(', ')}.`,
        );
  },
};
