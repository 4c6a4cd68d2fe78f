import { useRef, useState, type FormEvent } from 'react';
import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';
import { validate } from 'rules/validate';
import type { FieldErrors } from 'rules/field-errors';
import { createConversationRule, missingInformationMessage, type CreateConversationInput } from 'rules/jarvis';
import type { ConversationRow_ConversationFragment } from '#gql/graphql.ts';

export type Template = ConversationRow_ConversationFragment['promptTemplates'][number];
export type ConversationFormState = ReturnType<typeof useConversationForm>;

interface ConversationFormOptions {
  title: string;
  templates: readonly Template[];
  /** Submits the form. Errors it throws have already been reported; field errors go to their fields. */
  save: (input: CreateConversationInput) => Promise<void>;
}

/** A title and ordered templates; kit's forms support text fields only. */
export function useConversationForm({ title: initialTitle, templates, save }: ConversationFormOptions) {
  const [title, setTitle] = useState(initialTitle);
  const [chosen, setChosen] = useState<readonly Template[]>(templates);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const isSubmitting = useRef(false);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // A ref, not state: two presses may come before the next render.
    if (isSubmitting.current) return;
    const result = validate(createConversationRule, { title, templateIds: chosen.map(({ id }) => id) });
    if (!result.ok) return showErrors(result.fields);
    setErrors({});
    isSubmitting.current = true;
    setPending(true);
    try {
      await save(result.data);
    } catch (error) {
      setErrors(toFault(error).fields);
    } finally {
      isSubmitting.current = false;
      setPending(false);
    }
  };

  const showErrors = (fieldErrors: FieldErrors) => {
    const isMissing = Object.values(fieldErrors).includes(missingInformationMessage);
    if (isMissing)
      toast({ title: 'Missing Information', description: missingInformationMessage, intent: 'destructive' });
    setErrors(
      Object.fromEntries(Object.entries(fieldErrors).filter(([, message]) => message !== missingInformationMessage)),
    );
  };

  const withErrorReset =
    <Value>(name: string, set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setErrors((known) => Object.fromEntries(Object.entries(known).filter(([fault]) => fault !== name)));
    };

  return {
    title,
    setTitle: withErrorReset('title', setTitle),
    chosen,
    setChosen: withErrorReset('templateIds', setChosen),
    errors,
    pending,
    isComplete: title.trim() !== '' && chosen.length > 0,
    submit,
  };
}
