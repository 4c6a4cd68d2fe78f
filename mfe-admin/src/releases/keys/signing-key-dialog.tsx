import { type RefObject, useEffect, useRef } from 'react';
import { useMutation } from 'kit/apollo';
import { Dialog } from 'kit/dialog';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { registerSigningKeyRule } from 'rules/release-trust';
import { RegisterSigningKeyDocument } from '#gql/graphql.ts';
import { FormFooter } from '../../ai/form-footer.tsx';
import { useUnsavedChanges } from '../../ai/unsaved/use-unsaved-changes.ts';
import type { ReleaseKey } from './use-release-keys.ts';
import { SpacedForm } from '../../spaced-form.ts';

interface SigningKeyDialogProps {
  isOpen: boolean;
  releaseKey: ReleaseKey | null;
  onClose: () => void;
}

/** Registers the public key that verifies a team's versions. */
export function SigningKeyDialog({ isOpen, releaseKey, onClose }: SigningKeyDialogProps) {
  // Closing goes through the form, which knows about unsaved changes.
  const requestClose = useRef(onClose);
  return (
    <Dialog isOpen={isOpen} title={`Public key of ${releaseKey?.name ?? ''}`} onClose={() => requestClose.current()}>
      {releaseKey && <SigningKeyForm releaseKey={releaseKey} requestCloseRef={requestClose} onClose={onClose} />}
    </Dialog>
  );
}

interface SigningKeyFormProps {
  releaseKey: ReleaseKey;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onClose: () => void;
}

function SigningKeyForm({ releaseKey: { id, name }, requestCloseRef, onClose }: SigningKeyFormProps) {
  const [register] = useMutation(RegisterSigningKeyDocument);
  const first = useFocusOnMount<HTMLDivElement>();
  const { values, field, pending, formProps } = useForm({
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
    onFailure: (fault) => toastFailure(fault, 'Error'),
  });
  const unsaved = useUnsavedChanges(values.publicKey !== '', onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  return (
    <SpacedForm {...formProps}>
      <p>
        From now on this release key publishes only versions that are signed with the private key that belongs to it.
        The private key stays with the team.
      </p>
      <div ref={first}>
        <TextField
          label="Public key"
          hint="From npm run release -- --make-signing-key."
          autoComplete="off"
          {...field('publicKey')}
        />
      </div>
      <FormFooter unsaved={unsaved} pending={pending} submit="Register" submitting="Registering…" />
    </SpacedForm>
  );
}
