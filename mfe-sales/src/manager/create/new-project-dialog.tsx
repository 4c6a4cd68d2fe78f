import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { CreateProjectDialog, toPeopleInput, useProjectPeople } from 'kit/create-project';
import { toFault } from 'kit/fault';
import { FieldColumns, TextField } from 'kit/forms';
import { teamRoles } from 'kit/project';
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

/** Creates a project with a client and a team, then opens it. A project manager manages what they create. */
export function NewProjectDialog({ isOpen, onClose }: NewProjectDialogProps) {
  const { role } = useViewer();
  const navigate = useNavigate();
  const [send] = useMutation(CreateManagedProjectDocument);
  const kept = useProjectPeople();
  const { people, choose } = kept;
  const [emailError, setEmailError] = useState<string>();
  const attempt = useRef<Attempt>(null);
  const roles = teamRoles.filter(([each]) => role === 'admin' || each !== 'projectManager');

  const create = async (project: CreateProjectInput) => {
    const input = { ...project, ...toPeopleInput(people) };
    attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
    setEmailError(undefined);
    try {
      const { data } = await send({
        variables: { input },
        context: { headers: { 'Idempotency-Key': attempt.current.key } },
      });
      attempt.current = null;
      kept.clear();
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
    <CreateProjectDialog isOpen={isOpen} title="Create New Project" onClose={onClose} create={create} people={kept}>
      <FieldColumns>
        <TextField
          label="Client Email"
          type="email"
          autoComplete="off"
          hint="They'll see the project once they have an account."
          value={people.clientEmail ?? ''}
          error={emailError}
          onChange={({ target }) => choose({ clientEmail: target.value })}
        />
        {roles.map(([each, label]) => (
          <SearchSelectField
            key={each}
            label={label}
            error={undefined}
            value={people[each] ?? null}
            none="Unassigned"
            searchLabel="Search contractors"
            query={assigneeChoiceQuery}
            onChange={(contractor) => choose({ [each]: contractor })}
          />
        ))}
      </FieldColumns>
    </CreateProjectDialog>
  );
}
