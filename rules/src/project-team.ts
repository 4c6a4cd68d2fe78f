import * as z from 'zod/mini';

const member = z.optional(z.nullable(z.uuid('Please select a member of the team')));

/** A project's team. Absent fields stay unchanged; null leaves a position open. */
export const teamFields = { developerId: member, testerId: member, projectManagerId: member };
export const changeProjectTeamRule = z.object(teamFields);
export type ChangeProjectTeam = z.infer<typeof changeProjectTeamRule>;
