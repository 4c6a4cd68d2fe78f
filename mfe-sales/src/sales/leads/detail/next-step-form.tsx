import { useApolloClient, useMutation } from 'kit/apollo';
import { Button } from 'kit/controls';
import { FieldColumns, Form, TextField, useForm } from 'kit/forms';
import { Due } from 'kit/task';
import { toast, toastFailure } from 'kit/toasts';
import { nextStepRule } from 'rules/leads';
import { type LeadDetail_LeadFragment, SaveNextStepDocument } from '#gql/graphql.ts';
import { FormButtons } from '../form-buttons.ts';
import { refetchLeads } from '../refetch-leads.ts';

/** What the owner does next, and until when. Done, it makes room for the one after. */
export function NextStepForm({ lead }: { lead: Pick<LeadDetail_LeadFragment, 'id' | 'nextStep' | 'nextStepDueOn'> }) {
  const client = useApolloClient();
  const [save] = useMutation(SaveNextStepDocument);
  const saved = { nextStep: lead.nextStep ?? '', nextStepDueOn: lead.nextStepDueOn ?? '' };
  const store = async (input: { nextStep: string | null; nextStepDueOn: string | null }, title: string) => {
    await save({ variables: { id: lead.id, ...input } });
    toast({ title, intent: 'success' });
    await refetchLeads(client);
  };
  const { field, values, put, pending, formProps, focusField } = useForm({
    rule: nextStepRule,
    initial: saved,
    read: ({ nextStep = '', nextStepDueOn }) => ({ nextStep, nextStepDueOn: nextStepDueOn || null }),
    onSubmit: ({ nextStep, nextStepDueOn }) =>
      store({ nextStep, nextStepDueOn: nextStepDueOn ?? null }, 'Next step saved'),
    onFailure: (fault) => toastFailure(fault, "Couldn't save the next step"),
  });
  const finish = async () => {
    try {
      await store({ nextStep: null, nextStepDueOn: null }, 'Next step done');
      put({ nextStep: '', nextStepDueOn: '' });
      focusField('nextStep');
    } catch (error) {
      toastFailure(error, "Couldn't save the next step");
    }
  };
  const isChanged = values.nextStep !== saved.nextStep || values.nextStepDueOn !== saved.nextStepDueOn;
  return (
    <Form {...formProps}>
      <FieldColumns>
        <TextField label="Next step" autoComplete="off" {...field('nextStep')} />
        <TextField label="Due" type="date" {...field('nextStepDueOn')} />
      </FieldColumns>
      <FormButtons>
        {!isChanged && lead.nextStepDueOn && <Due on={lead.nextStepDueOn} />}
        {lead.nextStep && <Button onClick={() => void finish()}>Mark as done</Button>}
        <Button type="submit" $primary disabled={pending || !isChanged}>
          {pending ? 'Saving…' : 'Save next step'}
        </Button>
      </FormButtons>
    </Form>
  );
}
