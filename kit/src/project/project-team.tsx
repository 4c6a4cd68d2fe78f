import { Panel } from 'kit/panel';
import type { ChangeProjectTeam } from 'rules/project-team';
import styled from 'styled-components';
import { Form } from '../forms.ts';
import { type Choice, type ChoiceQuery, SearchSelectField } from '../search-select.ts';
import { tokens } from '../theme.ts';
import { toast, toastFailure } from '../toasts.ts';
import { saveOverSeen } from './save-over-seen.ts';
import { teamRoles, type TeamRole } from './team-roles.ts';

/** A contractor who can be assigned. */
export interface TeamChoice extends Choice {
  firstName: string;
  lastName: string;
}

interface Member {
  id: string;
  firstName: string;
  lastName: string;
}

type TeamProject = { title: string; updatedAt: string } & { [Role in TeamRole]?: Member | null };

interface ProjectTeamProps<Project extends TeamProject> {
  project: Project;
  query: ChoiceQuery<TeamChoice>;
  /** Sends a change with an optimistic answer. */
  assign: (change: TeamChange) => Promise<unknown>;
  /** Reads the project again, past the cache. */
  readLatest: () => Promise<Project | null>;
}

export interface TeamChange {
  input: ChangeProjectTeam;
  /** The fields of the project that it changes, for the optimistic answer. */
  changes: { [Role in TeamRole]?: (Member & { __typename: 'User' }) | null };
  ifUpdatedAt: string;
}

/** The team of the project. New members get access to it and its tickets at once. */
export function ProjectTeam<Project extends TeamProject>(props: ProjectTeamProps<Project>) {
  const { project, query } = props;
  return (
    <Panel title="Team">
      <Form as="div">
        <Hint>Changes are saved immediately. New members see the project and its tickets.</Hint>
        {teamRoles.map(([role, label]) => {
          const assignee = project[role];
          return (
            <SearchSelectField
              key={role}
              label={label}
              error={undefined}
              value={assignee ? { id: assignee.id, label: formatName(assignee) } : null}
              none="Unassigned"
              searchLabel="Search contractors"
              query={query}
              onChange={(contractor) => void changeMember(props, role, contractor)}
            />
          );
        })}
      </Form>
    </Panel>
  );
}

const Hint = styled.p`
  color: ${tokens.color.soft};
`;

async function changeMember<Project extends TeamProject>(
  { project, assign, readLatest }: ProjectTeamProps<Project>,
  role: TeamRole,
  contractor: TeamChoice | null,
): Promise<void> {
  const person = contractor && { __typename: 'User' as const, ...pickNames(contractor) };
  const input = { [`${role}Id`]: contractor?.id ?? null };
  try {
    const isSaved = await saveOverSeen({
      seen: project,
      send: (ifUpdatedAt) => assign({ input, changes: { [role]: person }, ifUpdatedAt }),
      readLatest,
      isAsSeen: (latest) => latest[role]?.id === project[role]?.id,
    });
    if (isSaved) toast({ title: `The team of ${project.title} was updated`, intent: 'success' });
    else toast({ title: 'Team not changed', description: meanwhileMessage, intent: 'destructive' });
  } catch (error) {
    toastFailure(error, "Couldn't change the team");
  }
}

const meanwhileMessage = 'Someone else assigned this role meanwhile. Check it, then choose again if needed.';

const pickNames = ({ id, firstName, lastName }: Member) => ({ id, firstName, lastName });
const formatName = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;
