import { useEffect, type RefObject } from 'react';
import { TextAreaField, TextField, Form } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { TemplateDialog_TemplateFragment } from '#gql/graphql.ts';
import { ConflictNotice } from 'kit/conflict';
import { toYesNo } from '../../yes-no.ts';
import { CheckboxField } from '../checkbox-field.tsx';
import { FormFooter } from '../form-footer.tsx';
import { GuardrailsField } from '../guardrails/guardrails-field.tsx';
import { TryIt } from '../trial/try-it.tsx';
import { useUnsavedChanges } from '../unsaved/use-unsaved-changes.ts';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateFormProps {
  template: TemplateDialog_TemplateFragment | null;
  /** Receives the handler that confirms closing. */
  requestCloseRef: RefObject<() => void>;
  onSaved: () => void;
  onClose: () => void;
}

export function TemplateForm({ template, requestCloseRef, onSaved, onClose }: TemplateFormProps) {
  const form = useTemplateForm(template, onSaved);
  const unsaved = useUnsavedChanges(form.isChanged, onClose);
  useEffect(() => {
    requestCloseRef.current = unsaved.close;
  });
  const { field, values, put, pending } = form;
  const [submit, submitting] = template ? ['Update Template', 'Updating…'] : ['Create Template', 'Creating…'];
  return (
    <Columns>
      <Form {...form.formProps}>
        <FieldPair>
          <TextField {...field('name')} label={labels.name} autoComplete="off" />
          <TextField {...field('description')} label={labels.description} autoComplete="off" />
        </FieldPair>
        <TextAreaField {...field('systemPrompt')} label={labels.systemPrompt} rows={5} />
        <TextAreaField {...field('contextInstructions')} label={labels.contextInstructions} rows={3} />
        <GuardrailsField text={values.guardrails} onChange={(guardrails) => put({ guardrails })} editor={form.editor} />
        <CheckboxField
          label={labels.isActive}
          hint="Active templates can be chosen for a conversation."
          checked={values.isActive === toYesNo(true)}
          onChange={(isActive) => put({ isActive: toYesNo(isActive) })}
        />
        <ConflictNotice what="template" conflict={form.conflict} labels={labels} onTakeTheirs={form.takeTheirs} />
        <FormFooter unsaved={unsaved} pending={pending} submit={submit} submitting={submitting} />
      </Form>
      <TryIt form={form} />
    </Columns>
  );
}

const labels = {
  name: 'Name',
  description: 'Description',
  systemPrompt: 'System prompt',
  contextInstructions: 'Context instructions',
  guardrails: 'Guardrails',
  isActive: 'Active',
};

/* Side by side on a wide screen, so that the whole form fits above the buttons. */
const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.l};
  ${tokens.screen.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
