import type { ChangeEvent, RefObject } from 'react';
import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { humanize } from 'kit/format';
import { SelectField, TextField, Form } from 'kit/forms';
import { roles } from 'rules/people';
import styled from 'styled-components';
import { InvitableRolesDocument, type InvitableRolesQuery } from '#gql/graphql.ts';
import { Panel } from 'kit/panel';
import { tokens } from 'kit/theme';
import { invitableContractorRoles } from 'rules/invitations';
import { AccountExistsLink } from './account-exists-link.tsx';
import type { InviteFormState } from './use-invite-form.ts';

interface InviteFormProps {
  form: InviteFormState;
  submitRef: RefObject<HTMLButtonElement | null>;
}

export function InviteForm({ form: { field, put, formProps, pending }, submitRef }: InviteFormProps) {
  const { data, error, refresh } = useQuery(InvitableRolesDocument);
  const email = field('email');
  const role = field('role');
  const isContractor = role.value === 'contractor';

  const chooseRole = (event: ChangeEvent<HTMLSelectElement>) => {
    role.onChange(event);
    put({ contractorRole: '' });
  };
  return (
    <Panel title="Generate an invite">
      <Form {...formProps}>
        <TextField {...email} label="Email" type="email" inputMode="email" autoComplete="off" />
        <AccountExistsLink email={email.value} error={email.error} />
        <Roles>
          <SelectField {...role} label="Role" onChange={chooseRole}>
            <option value="">Select a role</option>
            {roles.map((name) => (
              <option key={name} value={name}>
                {humanize(name)}
              </option>
            ))}
          </SelectField>
          {isContractor && (
            <SelectField {...field('contractorRole')} label="Specialization">
              <option value="">None (optional)</option>
              {getSpecializations(data?.contractorRoles ?? []).map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
        </Roles>
        {isContractor && error && (
          <Hint>
            <span>Couldn't load added roles.</span>
            <Button onClick={refresh}>Retry</Button>
          </Hint>
        )}
        <Button ref={submitRef} type="submit" $primary disabled={pending}>
          {pending ? 'Generating…' : 'Generate Invite'}
        </Button>
      </Form>
    </Panel>
  );
}

/* The second column is reserved for the specialization of contractors, to avoid layout shift. */
const Roles = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${tokens.space.s};
  /* A select is as wide as its longest option unless its field sets a width. */
  > * {
    min-width: 0;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  color: ${tokens.color.soft};
`;

/** Specializations for contractors: the three built-in ones, then the active added roles. */
function getSpecializations(roles: InvitableRolesQuery['contractorRoles']): { name: string; label: string }[] {
  const builtIn: readonly string[] = invitableContractorRoles;
  const added = roles.filter(({ name, isActive }) => isActive && !builtIn.includes(name));
  return [
    ...builtIn.map((name) => ({ name, label: humanize(name) })),
    ...added.map(({ name, displayName }) => ({ name, label: displayName })),
  ];
}
