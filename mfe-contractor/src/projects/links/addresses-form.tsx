import { useEffect } from 'react';
import { Button } from 'kit/controls';
import { TextField, useForm } from 'kit/forms';
import { toast } from 'kit/toasts';
import { updateProjectRule } from 'rules/projects';
import type { HubProject_ProjectFragment } from '#gql/graphql.ts';
import { Actions, Form } from '../dialog-layout.ts';
import { useUpdateProject } from '../update/use-update-project.ts';

interface AddressesFormProps {
  project: HubProject_ProjectFragment;
  onDone: () => void;
}

export function AddressesForm({ project, onDone }: AddressesFormProps) {
  const update = useUpdateProject(project);
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
  const form = formProps.ref;
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
  return (
    <Form {...formProps}>
      <TextField label="Live App URL" type="url" placeholder="https://" autoComplete="off" {...field('liveUrl')} />
      <TextField label="Staging URL" type="url" placeholder="https://" autoComplete="off" {...field('stagingUrl')} />
      <Actions>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          Save links
        </Button>
      </Actions>
    </Form>
  );
}
