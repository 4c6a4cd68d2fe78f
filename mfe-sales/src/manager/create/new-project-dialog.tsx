import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { CreateProjectDialog } from 'kit/create-project';
import { toFault } from 'kit/fault';
import { FieldColumns, TextField } from 'kit/forms';
import { type TeamChoice, type TeamRole, teamRoles } from 'kit/project';
import { type Attempt, beginAttempt } from 'kit/request';
import { useNavigate } from 'kit/router';
import { SearchSelectField } from 'kit/search-select';
import { useViewer } from 'kit/session';
import { toast } from 'kit/toasts';
import type { CreateProjectInput } from 'rules/create-project';
import { CreateManagedProjectDocument } from '#gql/graphql.ts';
import { notifyWorkChanged } from '../live/work-feed.ts';
import { getProjectPath } from '../manager-paths.ts';
import { assigneeChoiceQuery } from '../tasks/assignee-choices.ts';

interface NewProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

type Team = Partial<Record<TeamRole, TeamChoice | null>>;

/** Creates a project with a client and a team, then opens it. A project manager manages what they create. */
export function NewProjectDialog({ isOpen, onClose }: NewProjectDialogProps) {
  const { role } = useViewer();
  const navigate = useNavigate();
  const [send] = useMutation(CreateManagedProjectDocument);
  const [team, setTeam] = useState<Team>({});
  const [clientEmail, setClientEmail] = useState('');
  const [emailError, setEmailError] = useState<string>();
  const attempt = useRef<Attempt>(null);
  const roles = teamRoles.filter(([each]) => role === 'admin' || each !== 'projectManager');

  const create = async (project: CreateProjectInput) => {
    const input = { ...project, ...toInput(team), clientEmail: clientEmail.trim() || null };
    attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
    setEmailError(undefined);
    try {
      const { data } = await send({
        variables: { input },
        context: { headers: { 'Idempotency-Key': attempt.current.key } },
      });
      attempt.current = null;
      setTeam({});
      setClientEmail('');
      notifyWorkChanged();
      toast({
        title: 'Project Created',
        description: "It's pending. Update its status when work begins.",
        intent: 'success',
      });
      if (data) void navigate(getProjectPath(data.createProject.id));
    } catch (error) {
      setEmailError(toFault(error).fields.clientEmail);
      throw error;
    }
  };

  return (
    <CreateProjectDialog isOpen={isOpen} title="Create New Project" onClose={onClose} create={create}>
      <FieldColumns>
        <TextField
          label="Client Email"
          type="email"
          autoComplete="off"
          hint="They'll see the project once they have an account."
          value={clientEmail}
          error={emailError}
          onChange={({ target }) => setClientEmail(target.value)}
        />
        {roles.map(([each, label]) => (
          <SearchSelectField
            key={each}
            label={label}
            error={undefined}
            value={team[each] ?? null}
            none="Unassigned"
            searchLabel="Search contractors"
            query={assigneeChoiceQuery}
            onChange={(contractor) => setTeam((before) => ({ ...before, [each]: contractor }))}
          />
        ))}
      </FieldColumns>
    </CreateProjectDialog>
  );
}

/** Positions that no one was chosen for are left out. */
const toInput = ({ developer, tester, projectManager }: Team) => ({
  ...(developer && { developerId: developer.id }),
  ...(tester && { testerId: tester.id }),
  ...(projectManager && { projectManagerId: projectManager.id }),
});
