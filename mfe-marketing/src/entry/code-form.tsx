import { useEffect, type ReactNode } from 'react';
import { useFocusOnMount } from 'kit/focus';
import { TextField, useForm, Form } from 'kit/forms';
import type { Fault } from 'kit/fault';
import { totpCodeRule } from 'rules/second-factor';

interface CodeFormProps {
  /** Errors for `code` are shown at the field. */
  onCode: (code: string) => Promise<void>;
  onFailure: (fault: Fault) => void;
  /** Focuses the field on mount. */
  focused?: boolean;
  /** The submit button. */
  children: (pending: boolean) => ReactNode;
}

/** Six digits from an authenticator app, submitted as soon as all are entered or autofilled. */
export function CodeForm({ onCode, onFailure, focused = false, children }: CodeFormProps) {
  const input = useFocusOnMount<HTMLInputElement>(focused);
  const { field, formProps, pending } = useForm({
    rule: totpCodeRule,
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      try {
        await onCode(code);
      } catch (error) {
        // A wrong code is retyped, not corrected.
        input.current?.select();
        throw error;
      }
    },
    onFailure,
  });
  const code = field('code');
  const digits = code.value.replaceAll(' ', '');
  const form = formProps.ref;

  useEffect(() => {
    if (/^\d{6}$/.test(digits)) form.current?.requestSubmit();
  }, [digits, form]);

  return (
    <Form {...formProps}>
      <TextField
        {...code}
        ref={input}
        label="Code from your authenticator app"
        hint="6 digits, new every 30 seconds"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      {children(pending)}
    </Form>
  );
}
