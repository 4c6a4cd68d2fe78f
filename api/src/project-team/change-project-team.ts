import { LockMode } from '@mikro-orm/core';
import type { ChangeProjectTeam } from 'rules/project-team';
import { announceActivity, recordActivity } from '#activity/record-activity';
import type { Context } from '#context';
import { findVisible } from '#db/find-visible';
import { requireUnchanged, type Version } from '#db/if-updated-at';
import { findMember } from '#people/find-member';
import type { User } from '#people/user.entity';
import { teamAssignableBy } from '#projects/project.access';
import { queueProjectWebhooks } from '#projects/queue-project-webhooks';
import { Project } from '#projects/project.entity';
import { announceTickets, findTicketIds } from '#tickets/announce-tickets';

const teamRoles = { developer: 'Developer', tester: 'Tester', projectManager: 'Project manager' } as const;
const teamRoleNames = Object.keys(teamRoles) as (keyof typeof teamRoles)[];

/** Assigns the team of a project. Members who join or leave gain or lose its tickets, and are notified at once. */
export async function changeProjectTeam(
  context: Context,
  id: string,
  input: ChangeProjectTeam,
  ifUpdatedAt: Version,
): Promise<void> {
  const { em, viewer } = context;
  const change = await em.transactional(async (tx) => {
    const project = await findVisible(tx, Project, id, teamAssignableBy(viewer), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    requireUnchanged(project, ifUpdatedAt, 'project');
    const before = getTeamIds(project);
    const changes: string[] = [];
    for (const part of teamRoleNames) {
      const memberId = input[`${part}Id`];
      if (memberId === undefined || memberId === (project[part]?.id ?? null)) continue;
      project[part] = await findMember(tx, `${part}Id`, memberId);
      changes.push(`${teamRoles[part].toLowerCase()} is ${formatName(project[part])}`);
    }
    if (changes.length === 0) return null;
    await queueProjectWebhooks(tx, project);
    const after = getTeamIds(project);
    const affectedIds = [
      ...before.filter((one) => !after.includes(one)),
      ...after.filter((one) => !before.includes(one)),
    ];
    const description = `${project.title}: ${changes.join(', ')}`;
    return {
      activity: recordActivity(tx, { project, actor: viewer, description }),
      tickets: affectedIds.length > 0 ? await findTicketIds(tx, project) : [],
      moved: affectedIds,
    };
  });
  if (!change) return;
  await announceActivity(context, change.activity);
  await announceTickets(context, change.tickets, change.moved);
}

const getTeamIds = (project: Project) => teamRoleNames.flatMap((part) => project[part]?.id ?? []);

const formatName = (person: User | null) => (person ? `${person.firstName} ${person.lastName}` : 'no one');
