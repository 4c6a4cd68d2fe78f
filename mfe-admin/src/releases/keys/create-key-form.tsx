import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useMutation, useQuery } from 'kit/apollo';
import { useFocusOnMount } from 'kit/focus';
import { SelectField, TextField, useForm } from 'kit/forms';
import { toastFailure } from 'kit/toasts';
import { createReleaseKeyRule, defaultKeyDays, maxKeyDays } from 'rules/releases';
import { CreateReleaseKeyDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { CheckboxGroup } from '../../ai/checkbox-group.tsx';
import { FormFooter } from '../../ai/form-footer.tsx';
import { useUnsavedChanges } from '../../ai/unsaved/use-unsaved-changes.ts';
import { usePortalName } from '../portal-names.ts';
import type { IssuedReleaseKey } from './issued-key.tsx';
import { SpacedForm } from '../../spaced-form.ts';

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
  const unsaved = useUnsavedChanges(chosen.length > 0 || JSON.stringify(values) !== JSON.stringify(initial), onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const newRemoteProps = field(newRemoteField);
  /** Select it in the list instead if it is there. */
  const onNewRemoteBlur = (event: FocusEvent<HTMLInputElement>) => {
    const known = data?.remotes.find(({ remote }) => remote === newRemoteProps.value.trim());
    setFoundName(known && getPortalName(known.remote));
    if (!known) return newRemoteProps.onBlur(event);
    setChosen((before) => [...new Set([...before, known.remote])]);
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
      <CheckboxGroup
        legend="Portals it can publish"
        options={(data?.remotes ?? []).map(({ remote }) => ({ value: remote, label: getPortalName(remote) }))}
        chosen={chosen}
        onChange={setChosen}
        error={field('remotes').error}
      />
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
