import { useState } from 'react';
import { useMutation, useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { SelectField, TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { createReleaseKeyRule, defaultKeyDays, longestKeyDays } from 'rules/releases';
import styled from 'styled-components';
import { CreateReleaseKeyDocument, ServedRemotesDocument } from '#gql/graphql.ts';
import { Buttons } from '../../ai/buttons.ts';
import { CheckboxLine } from '../../ai/checkbox-line.tsx';
import { useFirstField } from '../../hub/roles/use-first-field.ts';
import { portalName } from '../portal-names.ts';
import type { Issued } from './issued-key.tsx';

const expiries = [7, defaultKeyDays, 60, longestKeyDays];

interface Given {
  onIssued: (issued: Issued) => void;
  onCancel: () => void;
}

/** Where the rule finds a fault of the portal that is typed in: the first of the list. */
const newRemote = 'remotes.0';

export function CreateKeyForm({ onIssued, onCancel }: Given) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data } = useQuery(ServedRemotesDocument);
  // The answer has the key: it is shown once and kept nowhere.
  const [create] = useMutation(CreateReleaseKeyDocument, { fetchPolicy: 'no-cache' });
  const first = useFirstField();
  const { field, pending, formProps } = useForm({
    rule: createReleaseKeyRule,
    initial: {
      name: '',
      holder: '',
      publicKey: '',
      remotes: '',
      [newRemote]: '',
      expiresInDays: String(defaultKeyDays),
    },
    read: ({ name, holder, publicKey, [newRemote]: other, expiresInDays }) => ({
      name,
      holder,
      remotes: [...(other.trim() ? [other.trim()] : []), ...chosen],
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
  const turn = (remote: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, remote] : before.filter((each) => each !== remote)));
  return (
    <Form {...formProps}>
      <div ref={first}>
        <TextField
          label="Team"
          hint="The team or pipeline, as the history shows it."
          autoComplete="off"
          maxLength={60}
          {...field('name')}
        />
      </div>
      <TextField
        label="Held by"
        type="email"
        hint="The email of the one person who keeps the key. It appears in the history and in mails."
        autoComplete="off"
        maxLength={254}
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
        {data?.remotes.map(({ remote, title }) => (
          <CheckboxLine
            key={remote}
            label={portalName(remote, title)}
            checked={chosen.includes(remote)}
            onChange={(isChosen) => turn(remote, isChosen)}
          />
        ))}
        {chosen.length === 0 && missing && <p role="alert">{missing}</p>}
      </fieldset>
      <TextField
        label="New portal (optional)"
        hint="The name of a remote that was never released, as in mfe-hiring."
        autoComplete="off"
        maxLength={60}
        {...field(newRemote)}
      />
      <TextField
        label="Public key (optional)"
        hint="From npm run release -- --make-signing-key. The key then publishes signed versions only."
        autoComplete="off"
        maxLength={100}
        {...field('publicKey')}
      />
      <Buttons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Creating...' : 'Create key'}
        </Button>
      </Buttons>
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
