import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useMutation, useQuery } from 'kit/apollo';
import { SelectField, TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createReleaseKeyRule, defaultKeyDays, longestKeyDays } from 'rules/releases';
import styled from 'styled-components';
import { CreateReleaseKeyDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { CheckboxLine } from '../../ai/checkbox-line.tsx';
import { FormFoot } from '../../ai/form-foot.tsx';
import { useUnsaved } from '../../ai/unsaved/use-unsaved.ts';
import { useFirstField } from '../../hub/roles/use-first-field.ts';
import { usePortalName } from '../portal-names.ts';
import type { Issued } from './issued-key.tsx';

const expiries = [7, defaultKeyDays, 60, longestKeyDays];

interface CreateKeyFormProps {
  /** Is told what closing the dialog has to ask. */
  askRef: RefObject<() => void>;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
}

/** Where the rule finds a fault of the portal that is typed in: the first of the list. */
const newRemote = 'remotes.0';

const initial = {
  name: '',
  holder: '',
  publicKey: '',
  remotes: '',
  [newRemote]: '',
  expiresInDays: String(defaultKeyDays),
};

export function CreateKeyForm({ askRef, onIssued, onClose }: CreateKeyFormProps) {
  const nameOf = usePortalName();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [found, setFound] = useState<string>();
  const { data } = useQuery(ServedRemotesDocument);
  // The answer has the key: it is shown once and kept nowhere.
  const [create] = useMutation(CreateReleaseKeyDocument, { fetchPolicy: 'no-cache' });
  const first = useFirstField();
  const { values, field, put, pending, formProps } = useForm({
    rule: createReleaseKeyRule,
    initial,
    read: ({ name, holder, publicKey, [newRemote]: other, expiresInDays }) => ({
      name,
      holder,
      remotes: [...new Set([...(other.trim() ? [other.trim()] : []), ...chosen])],
      publicKey: publicKey.trim() || null,
      expiresInDays: Number(expiresInDays),
    }),
    onSubmit: async (input) => {
      const { data: made } = await create({ variables: { input } });
      if (made) onIssued({ ...input, ...made.createReleaseKey });
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  const { error: missing } = field('remotes');
  const unsaved = useUnsaved(chosen.length > 0 || JSON.stringify(values) !== JSON.stringify(initial), onClose);
  useEffect(() => {
    askRef.current = unsaved.close;
  });
  const turn = (remote: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...new Set([...before, remote])] : before.filter((each) => each !== remote)));
  const typed = field(newRemote);
  /** One that is in the list is chosen there. */
  const leaveNewRemote = (event: FocusEvent<HTMLInputElement>) => {
    const known = data?.remotes.find(({ remote }) => remote === typed.value.trim());
    setFound(known && nameOf(known.remote));
    if (!known) return typed.onBlur(event);
    turn(known.remote, true);
    put({ [newRemote]: '' });
  };
  return (
    <Form {...formProps}>
      <div ref={first}>
        <TextField
          label="Team"
          hint="The team or pipeline, as the history shows it."
          autoComplete="off"
          {...field('name')}
        />
      </div>
      <TextField
        label="Held by"
        type="email"
        hint="The email of the one person who keeps the key. It appears in the history and in mails."
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
          <CheckboxLine
            key={remote}
            label={nameOf(remote)}
            checked={chosen.includes(remote)}
            onChange={(isChosen) => turn(remote, isChosen)}
          />
        ))}
        {chosen.length === 0 && missing && <p role="alert">{missing}</p>}
      </fieldset>
      <TextField
        label="New portal (optional)"
        hint={
          found
            ? `${found} is in the list. It is selected now.`
            : 'The remote of a portal that is not in the list, as in mfe-hiring.'
        }
        autoComplete="off"
        {...typed}
        onBlur={leaveNewRemote}
      />
      <TextField
        label="Public key (optional)"
        hint="From npm run release -- --make-signing-key. The key then publishes signed versions only."
        autoComplete="off"
        {...field('publicKey')}
      />
      <FormFoot unsaved={unsaved} pending={pending} submit="Create key" submitting="Creating..." />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  [role='alert'] {
    color: ${({ theme }) => theme.color.danger};
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
