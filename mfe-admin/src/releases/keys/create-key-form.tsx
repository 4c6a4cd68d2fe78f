import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useMutation, useQuery } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { SelectField, TextField, useForm, Form } from 'kit/forms';
import { tokens } from 'kit/theme';
import { toastFailure } from 'kit/toasts';
import { createReleaseKeyRule, defaultKeyDays, maxKeyDays } from 'rules/releases';
import styled from 'styled-components';
import { CreateReleaseKeyDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { CheckboxField } from '../../ai/checkbox-field.tsx';
import { FormFooter } from '../../ai/form-footer.tsx';
import { useUnsavedChanges } from '../../ai/unsaved/use-unsaved-changes.ts';
import { usePortalName } from '../portal-names.ts';
import type { IssuedReleaseKey } from './issued-key.tsx';

const expiries = [7, defaultKeyDays, 60, maxKeyDays];

interface CreateKeyFormProps {
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onIssued: (issued: IssuedReleaseKey) => void;
  onClose: () => void;
}

/** The rule reports errors of the typed portal on the first item of the list. */
const newRemoteField = 'remotes.0';

const initial = {
  name: '',
  holder: '',
  publicKey: '',
  remotes: '',
  [newRemoteField]: '',
  expiresInDays: String(defaultKeyDays),
};

export function CreateKeyForm({ requestCloseRef, onIssued, onClose }: CreateKeyFormProps) {
  const getPortalName = usePortalName();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [foundName, setFoundName] = useState<string>();
  const { data } = useQuery(ServedRemotesDocument);
  // The response contains the key: it is shown once and never cached.
  const [create] = useMutation(CreateReleaseKeyDocument, { fetchPolicy: 'no-cache' });
  const first = useFocusOnMount<HTMLDivElement>();
  const { values, field, put, pending, formProps } = useForm({
    rule: createReleaseKeyRule,
    initial,
    read: ({ name, holder, publicKey, [newRemoteField]: other, expiresInDays }) => ({
      name,
      holder,
      remotes: [...new Set([...(other.trim() ? [other.trim()] : []), ...chosen])],
      publicKey: publicKey.trim() || null,
      expiresInDays: Number(expiresInDays),
    }),
    onSubmit: async (input) => {
      const { data: created } = await create({ variables: { input } });
      if (created) onIssued({ ...input, ...created.createReleaseKey });
    },
    onFailure: (fault) => toastFailure(fault, 'Error'),
  });
  const { error: remotesError } = field('remotes');
  const unsaved = useUnsavedChanges(chosen.length > 0 || JSON.stringify(values) !== JSON.stringify(initial), onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const toggleRemote = (remote: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...new Set([...before, remote])] : before.filter((each) => each !== remote)));
  const newRemoteProps = field(newRemoteField);
  /** Select it in the list instead if it is there. */
  const onNewRemoteBlur = (event: FocusEvent<HTMLInputElement>) => {
    const known = data?.remotes.find(({ remote }) => remote === newRemoteProps.value.trim());
    setFoundName(known && getPortalName(known.remote));
    if (!known) return newRemoteProps.onBlur(event);
    toggleRemote(known.remote, true);
    put({ [newRemoteField]: '' });
  };
  return (
    <SpacedForm {...formProps}>
      <div ref={first}>
        <TextField
          label="Team"
          hint="The team or pipeline, as shown in the history."
          autoComplete="off"
          {...field('name')}
        />
      </div>
      <TextField
        label="Held by"
        type="email"
        hint="The email of the person who holds the key. Shown in the history and in emails."
        autoComplete="off"
        {...field('holder')}
      />
      <SelectField label="Expires after" {...field('expiresInDays')}>
        {expiries.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend>Portals it can publish</legend>
        {data?.remotes.map(({ remote }) => (
          <CheckboxField
            key={remote}
            label={getPortalName(remote)}
            checked={chosen.includes(remote)}
            onChange={(isChosen) => toggleRemote(remote, isChosen)}
          />
        ))}
        {chosen.length === 0 && remotesError && <p role="alert">{remotesError}</p>}
      </fieldset>
      <TextField
        label="New portal (optional)"
        hint={
          foundName
            ? `${foundName} is already in the list and is now selected.`
            : "The remote of a portal that isn't in the list, such as mfe-hiring."
        }
        autoComplete="off"
        {...newRemoteProps}
        onBlur={onNewRemoteBlur}
      />
      <TextField
        label="Public key (optional)"
        hint="From npm run release -- --make-signing-key. The key then publishes signed versions only."
        autoComplete="off"
        {...field('publicKey')}
      />
      <FormFooter unsaved={unsaved} pending={pending} submit="Create key" submitting="Creating…" />
    </SpacedForm>
  );
}

const SpacedForm = styled(Form)`
  gap: ${tokens.space.m};
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [role='alert'] {
    color: ${tokens.color.danger};
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
