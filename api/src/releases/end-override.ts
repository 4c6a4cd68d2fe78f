import { clock } from '#clock';
import { withAudit } from '#audit/with-audit';
import type { Context } from '#context';
import { notFound } from '#errors';
import type { Override } from '#remotes/overrides';
import { RemoteOverride } from '#releases/remote-override.entity';

/** Ends someone's override, as an administrator. */
export async function endOverride(context: Context, id: string): Promise<void> {
  const { remote, entry } = await withAudit(context, async (tx, record) => {
    const override = await tx.findOne(
      RemoteOverride,
      { id, endedAt: null, expiresAt: { $gt: clock.date() } },
      { populate: ['user'] },
    );
    if (!override) throw notFound('override');
    override.endedAt = clock.date();
    const subject = { kind: 'override', id, label: override.remote } as const;
    record({ action: 'override_ended', subject, details: override.user.email });
    return override;
  });
  await announceEnded(context, [{ remote, entry }]);
}

/** Ends an override from its own browser. */
export async function endOverrides(context: Context, overrides: readonly Override[]): Promise<void> {
  const ids = overrides.map(({ id }) => id);
  await context.em.nativeUpdate(RemoteOverride, { id: { $in: ids }, endedAt: null }, { endedAt: clock.date() });
  await announceEnded(context, overrides);
}

async function announceEnded(
  { overrides, securityLog }: Context,
  ended: ReadonlyArray<Pick<Override, 'remote' | 'entry'>>,
) {
  for (const { remote, entry } of ended)
    securityLog.record({ kind: 'override_revoked', details: `${remote} from ${new URL(entry).origin}` });
  await overrides.announceEnd();
}
