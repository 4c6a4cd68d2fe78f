import { recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { type DemoAccount, demoAccounts, type DemoName } from '#demo/accounts';
import type { DemoData } from '#demo/demo-data';
import { domains } from '#domains';
import { createdDaysAgo } from '#demo/created-days-ago';
import { demoProjects } from '#demo/projects';
import { hashPassword } from '#passwords/passwords';
import { User } from '#people/user.entity';
import type { Project } from '#projects/project.entity';
import { startProject } from '#projects/start-project';
import { demoPassword } from '#settings';

/** Loads the demo accounts and data into a database without accounts. A database with real people never gets accounts with a public password. */
export async function loadDemo({ em, log }: Context): Promise<void> {
  if (await em.findOne(User, { email: demoAccounts.client.email })) return;
  if ((await em.count(User)) > 0)
    return log.warn('DEMO is on, but the database already has accounts: the demo accounts and data are not loaded');
  const names = Object.keys(demoAccounts) as DemoName[];
  // Before the transaction, which must not be idle for long.
  const hashed = await Promise.all(names.map(async (name) => [name, await hashPassword(demoPassword, null)] as const));
  await em.transactional(async (tx) => {
    // Created after hashing, which completes in any order: lists of people are ordered by id.
    const people = Object.fromEntries(
      hashed.map(([name, passwordHash]) => [name, tx.create(User, { ...getPerson(demoAccounts[name]), passwordHash })]),
    ) as DemoData['people'];
    const person = (name: DemoName | undefined) => (name ? people[name] : null);

    const projects = new Map<string, Project>();
    for (const { startedDaysAgo, happened, client, developer, tester, projectManager, ...data } of demoProjects) {
      const team = { developer: person(developer), tester: person(tester), projectManager: person(projectManager) };
      const { updatedAt } = createdDaysAgo(happened.at(-1)?.[0] ?? startedDaysAgo);
      const { project, activity } = await startProject(
        tx,
        { ...data, ...team, ...createdDaysAgo(startedDaysAgo), updatedAt, client: people[client] },
        people[client],
      );
      projects.set(project.title, project);
      tx.assign(activity, createdDaysAgo(startedDaysAgo));
      for (const [daysAgo, what] of happened) {
        tx.assign(
          recordActivity(tx, { project, actor: project.developer, description: `${project.title}: ${what}` }),
          createdDaysAgo(daysAgo),
        );
      }
    }
    for (const { loadDemo } of domains) await loadDemo?.(tx, { people, projects });
  });
  log.info('loaded the demo accounts and data');
}

const getPerson = ({ email, firstName, lastName, role, contractorRole }: DemoAccount) => ({
  email,
  firstName,
  lastName,
  role,
  contractorRole: contractorRole ?? null,
});
