import type { KeyboardEvent } from 'react';
import { Button } from 'kit/controls';
import { TextField } from 'kit/forms';
import { tokens } from 'kit/theme';
import { newConversationTitle } from 'rules/jarvis';
import styled from 'styled-components';
import { ChosenTemplates } from './chosen-templates.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { TemplatePreview } from './template-preview.tsx';
import type { ConversationFormState } from './use-conversation-form.ts';

interface ConversationFormProps {
  form: ConversationFormState;
  labels: { submit: string; pending: string };
}

export function ConversationForm({ form, labels }: ConversationFormProps) {
  const { title, setTitle, chosen, setChosen, errors, pending, isComplete, submit } = form;

  /** A disabled submit button blocks Enter in browsers, so Enter shows what is missing. */
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isComplete) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Conversation Title"
        error={errors.title}
        hint={title === newConversationTitle ? "Leave it blank and we'll use your first question." : undefined}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={submitOnEnter}
      />
      <TemplatePicker chosen={chosen} error={errors.templateIds} onAdd={(added) => setChosen([...chosen, added])} />
      {chosen.length > 0 && <ChosenTemplates chosen={chosen} onChange={setChosen} />}
      {chosen.length > 0 && <TemplatePreview templates={chosen} />}
      <Submit type="submit" $primary disabled={!isComplete || pending} aria-busy={pending}>
        {pending ? labels.pending : labels.submit}
      </Submit>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  min-width: 0;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
`;

/* A disabled button shows no progress cursor. */
const Submit = styled(Button)`
  margin-top: ${tokens.space.xs};
  &:disabled:not([aria-busy='true']) {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
