import { Dialog } from 'kit/dialog';
import { useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { TextAreaField, TextField, useForm, Form } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { suggestToolRule } from 'rules/knowledge';
import { SuggestToolDocument } from '#gql/graphql.ts';

interface SuggestToolDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SuggestToolDialog({ isOpen, onClose }: SuggestToolDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Suggest Tool" onClose={onClose}>
      <SuggestToolForm onDone={onClose} />
    </Dialog>
  );
}

/** Sends a contractor's suggestion to the analyst as a draft. */
function SuggestToolForm({ onDone }: { onDone: () => void }) {
  const [suggest] = useMutation(SuggestToolDocument);
  const { field, pending, formProps } = useForm({
    rule: suggestToolRule,
    initial: { title: '', description: '', fileUrl: '' },
    onSubmit: async (input) => {
      const { data } = await suggest({ variables: { input } });
      if (!data) return;
      const { title, message } = data.suggestTool;
      toast({ title: `${title} suggested`, description: message, intent: 'success' });
      onDone();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't send your suggestion"),
  });
  return (
    <Form {...formProps}>
      <TextField label="Tool" autoComplete="off" {...field('title')} />
      <TextAreaField label="Why others should know it" {...field('description')} />
      <TextField
        label="Link"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...field('fileUrl')}
      />
      <Button type="submit" $primary disabled={pending}>
        {pending ? 'Suggesting…' : 'Suggest Tool'}
      </Button>
    </Form>
  );
}
