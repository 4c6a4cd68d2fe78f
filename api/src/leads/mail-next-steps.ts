import type { EntityManager } from '@mikro-orm/postgresql';
import type { Task } from 'graphile-worker';
import { brand } from 'rules/brand';
import { getAgencyDay } from '#agency-day';
import type { Context } from '#context';
import { getLeadPath } from '#leads/lead-path';
import { Lead } from '#leads/lead.entity';
import { queueMail } from '#mail/queue-mail';

/** Marks and returns the leads whose owner wants a mail today. A concurrent run skips them. */
const claimSql = `
  update leads set next_step_mailed_for = next_step_due_on
   where id in (
     select l.id from leads l join users u on u.id = l.owner_id
      where l.closed_at is null and l.next_step_due_on = ? and l.next_step_mailed_for is distinct from l.next_step_due_on
        and u.deactivated_at is null and u.wants_next_step_mail and (u.role = 'admin' or u.contractor_role = 'sales')
        for update of l skip locked)
  returning id`;

/** Reminds the owners of leads of the next steps that are due today: once per lead and day, in one transaction with the mark. */
export const mailNextSteps =
  (createContext: () => Context): Task =>
  async () => {
    const { em, settings } = createContext();
    await em.transactional(async (tx) => {
      const claimed = await tx.execute<Array<{ id: string }>>(claimSql, [getAgencyDay()]);
      const ids = claimed.map(({ id }) => id);
      const leads = await tx.find(Lead, { id: { $in: ids } }, { populate: ['owner'], orderBy: { id: 'asc' } });
      for (const lead of leads) await mailOwner(tx, settings, lead);
    });
  };

async function mailOwner(
  tx: EntityManager,
  { publicUrl }: Context['settings'],
  { id, companyName, nextStep, owner }: Lead,
): Promise<void> {
  if (!owner) return;
  await queueMail(tx, {
    to: { name: `${owner.firstName} ${owner.lastName}`, address: owner.email },
    subject: `Due today: ${companyName}`,
    text: [
      `Your next step for ${companyName} is due today: ${nextStep}`,
      `View the lead: ${new URL(getLeadPath(id), publicUrl).href}`,
      `To stop these emails, change your email settings: ${new URL('/account', publicUrl).href}`,
      `${brand.name}\n`,
    ].join('\n\n'),
  });
}
