import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { changeSecondFactors } from '#second-factor/change-second-factors';
import { ownedBy } from '#second-factor/passkey.access';
import { Passkey } from '#second-factor/passkey.entity';
import { deleteUnneededCodes } from '#second-factor/recovery-codes';

/** Removes a passkey. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  return changeSecondFactors(context, async (tx, user) => {
    const passkey = await findVisible(tx, Passkey, id, ownedBy(context.viewer));
    await tx.remove(passkey).flush();
    await deleteUnneededCodes(tx, user);
    const event = { kind: 'factor_removed', details: `Passkey "${passkey.name}"` } as const;
    return { done: undefined, notice: `Your passkey "${passkey.name}" was removed`, event };
  });
}
