import { useApolloClient, useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Form, TextAreaField, TextField, useForm } from 'kit/forms';
import { toast, toastFailure } from 'kit/toasts';
import { createAnswerTemplateRule } from 'rules/answer-templates';
import {
  type AnswerTemplate_TemplateFragment,
  AnswerTemplatesDocument,
  CreateAnswerTemplateDocument,
  UpdateAnswerTemplateDocument,
} from '#gql/graphql.ts';
import { FormButtons } from '../../leads/form-buttons.ts';

interface TemplateFormProps {
  /** Null for a new one. */
  template: AnswerTemplate_TemplateFragment | null;
  onDone: () => void;
}

export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const client = useApolloClient();
  const [create] = useMutation(CreateAnswerTemplateDocument);
  const [update] = useMutation(UpdateAnswerTemplateDocument);
  const { name = '', subject = '', message = '' } = template ?? {};
  const { field, formProps, pending } = useForm({
    rule: createAnswerTemplateRule,
    initial: { name, subject, message },
    onSubmit: async (input) => {
      if (template) await update({ variables: { id: template.id, input, ifUpdatedAt: template.updatedAt } });
      else await create({ variables: { input } });
      toast({ title: 'Template saved', intent: 'success' });
      void client.refetchQueries({ include: [AnswerTemplatesDocument] });
      onDone();
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't save the template"),
  });
  return (
    <Form {...formProps}>
      <TextField label="Name" required autoComplete="off" {...field('name')} />
      <TextField label="Subject" required autoComplete="off" {...field('subject')} />
      <TextAreaField
        label="Message"
        required
        rows={10}
        hint="{name} and {company} are replaced by those of the lead. A greeting and the sender's name are added."
        {...field('message')}
      />
      <FormButtons>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Saving…' : 'Save template'}
        </Button>
      </FormButtons>
    </Form>
  );
}
