import { type FormEvent, useState } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Form, SelectField } from 'kit/forms';
import type { TeamRole } from 'kit/project';
import { type Choice, SearchSelectField } from 'kit/search-select';
import { TeamOfProjectDocument } from '#gql/graphql.ts';
import { projectChoiceQuery } from '../../filters/project-choice-query.ts';
import { getFullName } from '../../tasks/assignee-choices.ts';
import type { Member } from '../sort-by-load.ts';
import type { useAssignment } from './use-assignment.ts';
import { useAssignableRoles } from './use-assignable-roles.ts';

interface AssignFormProps {
  member: Member;
  assign: ReturnType<typeof useAssignment>;
}

/** Adds a contractor to a project, in the role that they work as unless another is chosen. */
export function AssignForm({ member, assign }: AssignFormProps) {
  const roles = useAssignableRoles();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [role, setRole] = useState<TeamRole>(member.contractorRole === 'tester' ? 'tester' : 'developer');
  const [pending, setPending] = useState(false);
  const { data } = useQuery(TeamOfProjectDocument, {
    variables: { id: choice?.id ?? '' },
    skip: !choice,
    fetchPolicy: 'cache-and-network',
  });
  const project = choice ? data?.project : null;
  const current = project?.[role];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!project || pending) return;
    setPending(true);
    if (await assign(project, role, member.id)) setChoice(null);
    setPending(false);
  };

  return (
    <Form aria-label={`Add ${getFullName(member)} to a project`} onSubmit={(event) => void submit(event)}>
      <SearchSelectField
        label="Project"
        error={undefined}
        value={choice}
        placeholder="Choose a project"
        searchLabel="Search projects"
        query={projectChoiceQuery}
        onChange={setChoice}
      />
      <SelectField
        label="Role"
        error={undefined}
        value={role}
        onChange={({ target }) => setRole(target.value as TeamRole)}
      >
        {roles.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </SelectField>
      {current && <p role="status">{describeCurrent(current, member)}</p>}
      <div>
        <Button type="submit" $primary disabled={!project || current?.id === member.id || pending}>
          {pending ? 'Adding…' : 'Add to project'}
        </Button>
      </div>
    </Form>
  );
}

function describeCurrent(current: { id: string; firstName: string; lastName: string }, member: Member): string {
  const name = getFullName(current);
  return current.id === member.id
    ? `${name} already has this role.`
    : `${name} has this role now, and will be replaced.`;
}
