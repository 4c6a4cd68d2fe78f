import { createSeal } from '#secrets/seal';
import type { SealedPlace } from '#secrets/sealed-place';
import type { Secrets } from '#secrets/secrets';

/** Reseals with the signing secret what another one sealed. Returns the number of values. */
export async function resealAll(places: SealedPlace[], secrets: Secrets): Promise<number> {
  let count = 0;
  for (const { purpose, read, replace } of places) {
    const seal = createSeal(secrets, purpose);
    for await (const values of read())
      for (const value of values) {
        const resealed = seal.reseal(value.sealed);
        if (resealed === null) continue;
        await replace(value, resealed);
        count += 1;
      }
  }
  return count;
}

/** The number of values that still need a secret other than the newest. */
export async function countOutdatedSeals(places: SealedPlace[], secrets: Secrets): Promise<number> {
  let count = 0;
  for (const { purpose, read } of places) {
    const seal = createSeal(secrets, purpose);
    for await (const values of read()) count += values.filter(({ sealed }) => seal.reseal(sealed) !== null).length;
  }
  return count;
}
