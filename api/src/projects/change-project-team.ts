import { LockMode } from '@mikro-orm/core';
import type { ChangeProjectTeam } from 'rules/project-team';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { findMember } from '#people/find-member';
import type { User } from '#people/user.entity';
import { ledBy } from '#projects/project.access';
import { Project } from '#projects/project.entity';
import { announceTickets, getTickets } from '#tickets/announce-tickets';

const parts = { developer: 'Developer', tester: 'Tester', projectManager: 'Project manager' } as const;
const partNames = Object.keys(parts) as (keyof typeof parts)[];

/** Says who works on a project. Whoever comes or goes gets or loses its tickets, and hears of that at once. */
export async function changeProjectTeam(context: Context, id: string, input: ChangeProjectTeam): Promise<void> {
  const { em, viewer } = context;
  const told = await em.transactional(async (tx) => {
    const project = await findVisible(tx, Project, id, ledBy(viewer), { lockMode: LockMode.PESSIMISTIC_WRITE });
    const before = peopleOn(project);
    const changes: string[] = [];
    for (const part of partNames) {
      const memberId = input[`${part}Id`];
      if (memberId === undefined || memberId === (project[part]?.id ?? null)) continue;
      project[part] = await findMember(tx, `${part}Id`, memberId);
      changes.push(`${parts[part].toLowerCase()} is ${getName(project[part])}`);
    }
    if (changes.length === 0) return null;
    const after = peopleOn(project);
    const moved = [...before.filter((one) => !after.includes(one)), ...after.filter((one) => !before.includes(one))];
    const description = `${project.title}: ${changes.join(', ')}`;
    return {
      activity: recordActivity(tx, { project, actor: viewer, description }),
      tickets: moved.length > 0 ? await getTickets(tx, project) : [],
      moved,
    };
  });
  if (!told) return;
  await announceActivity(context, told.activity);
  await announceTickets(context, told.tickets, told.moved);
}

const peopleOn = (project: Project) => partNames.flatMap((part) => project[part]?.id ?? []);

const getName = (person: User | null) => (person ? `${person.firstName} ${person.lastName}` : 'nobody');
