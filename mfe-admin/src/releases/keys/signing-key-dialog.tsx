import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Dialog } from 'kit/dialog';
import { TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { registerSigningKeyRule } from 'rules/release-trust';
import styled from 'styled-components';
import { RegisterSigningKeyDocument } from '#gql/graphql.ts';
import { Buttons } from '../../ai/buttons.ts';
import { useFirstField } from '../../hub/roles/use-first-field.ts';
import type { ReleaseKey } from './use-keys.ts';

interface SigningKeyDialogProps {
  isOpen: boolean;
  releaseKey: ReleaseKey | null;
  onClose: () => void;
}

/** Registers what a team signs its versions with. */
export function SigningKeyDialog({ isOpen, releaseKey, onClose }: SigningKeyDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={`Public key of ${releaseKey?.name ?? ''}`} onClose={onClose}>
      {releaseKey && <SigningKeyForm releaseKey={releaseKey} onClose={onClose} />}
    </Dialog>
  );
}

function SigningKeyForm({ releaseKey: { id, name }, onClose }: { releaseKey: ReleaseKey; onClose: () => void }) {
  const [register] = useMutation(RegisterSigningKeyDocument);
  const first = useFirstField();
  const { field, pending, formProps } = useForm({
    rule: registerSigningKeyRule,
    initial: { publicKey: '' },
    onSubmit: async (input) => {
      const { data } = await register({ variables: { id, input } });
      if (!data) return;
      toast({
        title: 'Public key registered',
        description: `The key of ${name} publishes signed versions only.`,
        intent: 'success',
      });
      onClose();
    },
    onFailure: ({ message }) => toast({ title: 'Error', description: message, intent: 'destructive' }),
  });
  return (
    <Form {...formProps}>
      <p>
        From now on this release key publishes only versions that are signed with the private key that belongs to it.
        The private key stays with the team.
      </p>
      <div ref={first}>
        <TextField
          label="Public key"
          hint="From npm run release -- --make-signing-key."
          autoComplete="off"
          maxLength={100}
          {...field('publicKey')}
        />
      </div>
      <Buttons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Registering...' : 'Register'}
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
`;
