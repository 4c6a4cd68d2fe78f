import type { ComponentProps } from 'react';
import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { SelectField, TextField, useForm } from 'kit/forms';
import { useViewer } from 'kit/session';
import { tokens } from 'kit/theme';
import { toastFailure } from 'kit/toasts';
import {
  createAccessTokenRule,
  defaultTokenDays,
  type TokenAreaName,
  tokenAreaNames,
  tokenAreas,
  tokenLifetimes,
} from 'rules/access-tokens';
import styled from 'styled-components';
import { CreateAccessTokenDocument } from '#account/gql/graphql.ts';
import { Buttons } from '../account-parts.ts';
import { useSessionRequest } from '../../data/use-session-request.ts';
import type { CreatedToken } from './new-token.tsx';

interface CreateTokenFormProps {
  onCreated: (created: CreatedToken) => Promise<void>;
  onCancel: () => void;
}

const noAccess = Object.fromEntries(tokenAreaNames.map((area) => [area, ''])) as Record<TokenAreaName, string>;

/** Asks for a name, an expiry and permissions, of which the viewer's role can use some. */
export function CreateTokenForm({ onCreated, onCancel }: CreateTokenFormProps) {
  const request = useSessionRequest();
  const { audiences } = useViewer();
  const first = useFocusOnMount<HTMLDivElement>();
  const { field, pending, formProps } = useForm({
    rule: createAccessTokenRule,
    initial: { name: '', expiresInDays: String(defaultTokenDays), scopes: '', ...noAccess },
    read: ({ name, expiresInDays, ...levels }) => ({
      name,
      expiresInDays: Number(expiresInDays),
      scopes: tokenAreaNames.flatMap((area) => (levels[area] ? [`${area}_${levels[area]}`] : [])),
    }),
    onSubmit: async (input) => {
      const { token, accessToken } = (await request(CreateAccessTokenDocument, { input })).createAccessToken;
      await onCreated({ token, ...accessToken });
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't create the token"),
  });
  const areas = tokenAreaNames.filter((area) => tokenAreas[area].audiences.some((each) => audiences.includes(each)));
  const { error: scopesError } = field('scopes');
  return (
    <Form aria-label="Create access token" {...formProps}>
      <div ref={first}>
        <TextField label="Name" hint="What it is for, such as Weekly report" autoComplete="off" {...field('name')} />
      </div>
      <SelectField label="Expires after" {...field('expiresInDays')}>
        {tokenLifetimes.map((days) => (
          <option key={days} value={days}>
            {days === 365 ? '1 year' : `${days} days`}
          </option>
        ))}
      </SelectField>
      <Permissions>
        <legend>Permissions</legend>
        <p>A token can never do more than you can. Changing your password or access is never included.</p>
        {areas.map((area) => (
          <Permission key={area}>
            <span>
              <strong>{tokenAreas[area].label}</strong>
              <small>{tokenAreas[area].hint}</small>
            </span>
            <select {...getSelectProps(field(area))} aria-label={`${tokenAreas[area].label} access`}>
              <option value="">No access</option>
              <option value="read">Read</option>
              <option value="write">Read and write</option>
            </select>
          </Permission>
        ))}
        {scopesError && <p role="alert">{scopesError}</p>}
      </Permissions>
      <Buttons>
        <Button $primary type="submit" disabled={pending}>
          {pending ? 'Creating…' : 'Create token'}
        </Button>
        <Button type="button" onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}

/** A native select has no error of its own: that of the permissions is below them all. */
const getSelectProps = ({ name, value, onChange }: ComponentProps<'select'>) => ({ name, value, onChange });

const Form = styled.form`
  display: grid;
  min-width: 0;
  padding: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
`;

const Permissions = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  grid-template-columns: minmax(0, 1fr);
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
  p {
    padding-bottom: ${tokens.space.xs};
    color: ${tokens.color.soft};
  }
  [role='alert'] {
    padding-top: ${tokens.space.xs};
    color: ${tokens.color.danger};
  }
`;

/** On a phone the choice is below its description. */
const Permission = styled.div`
  display: grid;
  padding: ${tokens.space.xs} 0;
  grid-template-columns: minmax(0, 1fr) 160px;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.m};
  border-top: 1px solid ${tokens.color.line};
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${tokens.color.soft};
    font-size: ${tokens.size.small};
  }
  select {
    min-width: 0;
    height: 40px;
    padding: 0 ${tokens.space.xs};
    border: 1px solid ${tokens.color.edge};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.raised};
    color: ${tokens.color.ink};
    font-size: ${tokens.size.body};
  }
  ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
