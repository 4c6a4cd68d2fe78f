import { useRef } from 'react';
import { useMutation } from 'kit/apollo';
import { CreateProjectDialog, toPeopleInput, useProjectPeople } from 'kit/create-project';
import { FieldColumns } from 'kit/forms';
import { teamRoles } from 'kit/project';
import { type Attempt, beginAttempt } from 'kit/request';
import { SearchSelectField } from 'kit/search-select';
import { toast } from 'kit/toasts';
import type { CreateProjectInput } from 'rules/create-project';
import { CreateAdminProjectDocument } from '#gql/graphql.ts';
import { clientChoices, contractorChoices } from '../people-choices.ts';

export interface NewProjectDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Only the server knows whether it matches the current filter, so refetch. */
  onCreated: () => void;
}

/** Creates a project, also for a client, with or without an account, and with a team. */
export function NewProjectDialog({ isOpen, onClose, onCreated }: NewProjectDialogProps) {
  const [send] = useMutation(CreateAdminProjectDocument);
  const kept = useProjectPeople();
  const { people, choose } = kept;
  const attempt = useRef<Attempt>(null);
  const create = async (project: CreateProjectInput) => {
    const input = { ...project, ...toPeopleInput(people) };
    attempt.current = beginAttempt(JSON.stringify(input), attempt.current);
    await send({ variables: { input }, context: { headers: { 'Idempotency-Key': attempt.current.key } } });
    attempt.current = null;
    kept.clear();
    onCreated();
    toast({
      title: 'Project Created',
      description: "It's pending. Update its status when work begins.",
      intent: 'success',
    });
  };
  return (
    <CreateProjectDialog isOpen={isOpen} title="Create New Project" onClose={onClose} create={create} people={kept}>
      <FieldColumns>
        <SearchSelectField
          label="Client"
          error={undefined}
          value={people.client ?? null}
          none="No client yet"
          searchLabel="Search clients, or enter an email"
          query={clientChoices}
          onChange={(client) => choose({ client })}
        />
        {teamRoles.map(([role, label]) => (
          <SearchSelectField
            key={role}
            label={label}
            error={undefined}
            value={people[role] ?? null}
            none="Unassigned"
            searchLabel="Search contractors"
            query={contractorChoices}
            onChange={(contractor) => choose({ [role]: contractor })}
          />
        ))}
      </FieldColumns>
    </CreateProjectDialog>
  );
}
