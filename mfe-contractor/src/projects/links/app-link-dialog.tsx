import { useEffect, useRef, useState } from 'react';
import { Dialog, DialogButtons } from 'kit/dialog';
import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm, Form } from 'kit/forms';
import { toast } from 'kit/toasts';
import { updateProjectRule } from 'rules/projects';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import { Subject } from '../dialog-layout.ts';
import type { ProjectDialogProps } from '../project-dialogs.tsx';
import { useUpdateProject } from '../update/use-update-project.ts';
import { Addresses } from './addresses.tsx';

export function AppLinkDialog({ isOpen, onClose, project }: ProjectDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="App Link" onClose={onClose}>
      {project && <AppLink project={project} />}
    </Dialog>
  );
}

/* Inside the dialog, so that it opens with the links and not the form. */
function AppLink({ project }: { project: HubProject_ProjectFragment }) {
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  // The clicked button unmounted with the form.
  useEffect(() => {
    if (wasChanging.current && !isChanging) changeButton.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);
  return (
    <>
      <Subject>{project.title}</Subject>
      {isChanging ? (
        <AddressesForm project={project} onDone={() => setChanging(false)} />
      ) : (
        <Addresses project={project} changeButton={changeButton} onChange={() => setChanging(true)} />
      )}
    </>
  );
}

interface AddressesFormProps {
  project: HubProject_ProjectFragment;
  onDone: () => void;
}

function AddressesForm({ project, onDone }: AddressesFormProps) {
  const update = useUpdateProject(project);
  const first = useFocusOnMount<HTMLInputElement>();
  const { field, pending, formProps } = useForm({
    rule: updateProjectRule,
    initial: { liveUrl: project.liveUrl ?? '', stagingUrl: project.stagingUrl ?? '' },
    read: ({ liveUrl, stagingUrl }) => ({ liveUrl: liveUrl.trim() || null, stagingUrl: stagingUrl.trim() || null }),
    onSubmit: async (input) => {
      onDone();
      if (await update(input)) toast({ title: `${project.title} links saved`, intent: 'success' });
    },
    onFailure: () => undefined,
  });
  return (
    <Form {...formProps}>
      <TextField
        ref={first}
        label="Live App URL"
        type="url"
        placeholder="https://"
        autoComplete="off"
        {...field('liveUrl')}
      />
      <TextField label="Staging URL" type="url" placeholder="https://" autoComplete="off" {...field('stagingUrl')} />
      <DialogButtons>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          Save links
        </Button>
      </DialogButtons>
    </Form>
  );
}
