import { type Check, okFinding, warningFinding } from '#checks/check';
import { sessionLimits } from '#limits/session-limits';
import { findSecrets } from '#secrets/read-secrets';
import { countOutdatedSeals } from '#secrets/reseal';
import { sealedPlaces } from '#secrets/sealed-places';
import { findLastUseOfOthers } from '#secrets/record-signing';

/** Says when the old secrets of a SESSION_SECRET list can be removed. */
export const oldSecrets: Check = {
  name: 'old secrets',
  needs: 'tables',
  async run({ settings, pool, redis }) {
    const secrets = findSecrets(settings);
    const [newest] = secrets?.ids ?? [];
    if (!secrets || newest === undefined || secrets.ids.length === 1)
      return okFinding('SESSION_SECRET has no old secrets');
    const count = await countOutdatedSeals(sealedPlaces(pool, redis), secrets);
    if (count > 0)
      return warningFinding(
        `${count} values are still sealed with an old secret. Keep the list in SESSION_SECRET: they are resealed with the newest secret within minutes once every server has the list.`,
      );
    const last = await findLastUseOfOthers(pool, newest, sessionLimits.idle.milliseconds);
    if (!last)
      return okFinding('The newest secret of SESSION_SECRET is not used for signing until every server has it');
    if (last.isOver)
      return warningFinding('The old secrets of SESSION_SECRET are no longer needed. Remove all but the first one.');
    return okFinding(
      `Nothing is sealed with the old secrets of SESSION_SECRET. Sessions that were idle since the change need them until ${last.at.toISOString()}; remove them then.`,
    );
  },
};
