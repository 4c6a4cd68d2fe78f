import { v7 } from 'uuid';
import { recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { type DemoAccount, demoAccounts, type DemoName } from '#demo/accounts';
import { loadDocuments } from '#demo/documents';
import { loadJarvis } from '#demo/jarvis';
import { loadKnowledge } from '#demo/knowledge';
import { demoProjects } from '#demo/projects';
import { loadSales } from '#demo/sales';
import { hashPassword } from '#people/passwords';
import { User } from '#people/user.entity';
import { startProject } from '#projects/start-project';
import { demoPassword } from '#settings';

type People = Record<DemoName, User>;

/** Loads the demo accounts and data, once: a database that has the demo client has all of it. */
export async function loadDemo({ em, log }: Context): Promise<void> {
  if (await em.findOne(User, { email: demoAccounts.client.email })) return;
  await em.transactional(async (tx) => {
    const names = Object.keys(demoAccounts) as DemoName[];
    const made = await Promise.all(
      names.map(
        async (name) =>
          [
            name,
            tx.create(User, { ...personOf(demoAccounts[name]), passwordHash: await hashPassword(demoPassword) }),
          ] as const,
      ),
    );
    const people = Object.fromEntries(made) as People;
    const person = (name: DemoName | undefined) => (name ? people[name] : null);

    for (const { startedDaysAgo, happened, client, developer, tester, projectManager, ...data } of demoProjects) {
      const team = { developer: person(developer), tester: person(tester), projectManager: person(projectManager) };
      const { project, activity } = startProject(
        tx,
        { ...data, ...team, ...at(startedDaysAgo), client: people[client] },
        people[client],
      );
      tx.assign(activity, at(startedDaysAgo));
      for (const [daysAgo, what] of happened) {
        tx.assign(
          recordActivity(tx, { project, actor: project.developer, description: `${project.title}: ${what}` }),
          at(daysAgo),
        );
      }
    }
    await loadKnowledge({ em: tx });
    await loadDocuments({ em: tx });
    await loadJarvis(tx, people.developer);
    loadSales(tx, people.sales, at);
  });
  log.info('the demo accounts and data are loaded');
}

const personOf = ({ email, firstName, lastName, role, contractorRole }: DemoAccount) => ({
  email,
  firstName,
  lastName,
  role,
  contractorRole: contractorRole ?? null,
});

/** The id goes with the time: lists are in the order of ids. */
function at(daysAgo: number): { id: string; createdAt: Date; updatedAt: Date } {
  const date = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
  return { id: v7({ msecs: date.getTime() }), createdAt: date, updatedAt: date };
}
