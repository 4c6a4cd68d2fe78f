import * as z from 'zod/mini';

const member = z.optional(z.nullable(z.uuid('Please select a member of the team')));

/** Who works on a project. What is left out stays as it is, null leaves the place free. */
export const changeProjectTeamRule = z.object({ developerId: member, testerId: member, projectManagerId: member });
export type ChangeProjectTeam = z.infer<typeof changeProjectTeamRule>;
