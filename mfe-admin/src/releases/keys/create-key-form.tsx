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

export function CreateKeyForm({ onIssued, onCancel }: Given) {
  const [remotes, setRemotes] = useState<readonly string[]>([]);
  const [isForAll, setForAll] = useState(false);
  const [isTried, setTried] = useState(false);
  // To the server, no portal named is every portal: that has to be chosen.
  const hasChosen = isForAll || remotes.length > 0;
  const { data } = useQuery(ServedRemotesDocument);
  // The answer has the key: it is shown once and kept nowhere.
  const [create] = useMutation(CreateReleaseKeyDocument, { fetchPolicy: 'no-cache' });
  const first = useFirstField();
  const { field, pending, formProps } = useForm({
    rule: createReleaseKeyRule,
    initial: { name: '', expiresInDays: String(defaultKeyDays) },
    read: ({ name, expiresInDays }) => ({
      name,
      remotes: isForAll ? [] : remotes,
      expiresInDays: Number(expiresInDays),
    }),
    onSubmit: async (input) => {
      setTried(true);
      if (!hasChosen) return;
      const { data: made } = await create({ variables: { input } });
      if (made) onIssued({ ...input, ...made.createReleaseKey });
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  const turn = (remote: string, isChosen: boolean) =>
    setRemotes((chosen) => (isChosen ? [...chosen, remote] : chosen.filter((each) => each !== remote)));
  return (
    <Form {...formProps}>
      <div ref={first}>
        <TextField
          label="Team"
          hint="Shown in the history of what the key publishes."
          autoComplete="off"
          maxLength={60}
          {...field('name')}
        />
      </div>
      <SelectField label="Expires after" {...field('expiresInDays')}>
        {expiries.map((days) => (
          <option key={days} value={days}>
            {days} days
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend>Portals it can publish</legend>
        <CheckboxLine label="Every portal" checked={isForAll} onChange={setForAll} />
        {!isForAll &&
          data?.remotes.map(({ remote }) => (
            <CheckboxLine
              key={remote}
              label={portalName(remote)}
              checked={remotes.includes(remote)}
              onChange={(isChosen) => turn(remote, isChosen)}
            />
          ))}
        {isTried && !hasChosen && <p role="alert">Please choose the portals, or every portal</p>}
      </fieldset>
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
