import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { check, type Rule } from 'rules/check';
import type { FieldErrors } from 'rules/field-errors';
import { faultOf, type Fault } from '../fault.ts';

interface Options<Values extends Record<string, string>, Input> {
  rule: Rule<Input>;
  initial: Values;
  /** Sends the form. What it throws is read: faults of fields go back onto their fields, anything else to `onFailure`. */
  onSubmit: (input: Input) => Promise<void>;
  onFailure: (fault: Fault) => void;
}

/**
 * A form on a rule that the server has too. Written here and not taken from a library: the sign-in page has to stay below
 * 135 kB of script, and react-hook-form with its zod resolver alone is 12 kB of that for what these lines do.
 */
export function useForm<Values extends Record<string, string>, Input>(options: Options<Values, Input>) {
  const { rule, initial, onSubmit, onFailure } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);

  const faultsOf = (next: Values): FieldErrors => {
    const checked = check(rule, next);
    return checked.ok ? {} : checked.fields;
  };

  const show = (next: FieldErrors) => {
    setErrors(next);
    focusFirst(form.current, next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const checked = check(rule, values);
    if (!checked.ok) return show(checked.fields);
    setErrors({});
    setPending(true);
    try {
      await onSubmit(checked.data);
    } catch (error) {
      const fault = faultOf(error);
      if (Object.keys(fault.fields).length > 0) show(fault.fields);
      else onFailure(fault);
    } finally {
      setPending(false);
    }
  };

  /** Everything an input needs; a field is judged when one leaves it, and again at every change once it has a fault. */
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      if (errors[name]) setErrors(withField(errors, name, faultsOf(next)[name]));
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Leaving an empty field on the way to a link is no fault yet: the submit says so.
      if (event.target.value) setErrors(withField(errors, name, faultsOf(values)[name]));
    },
  });

  return { field, pending, formProps: { ref: form, onSubmit: submit, noValidate: true } };
}

function withField(errors: FieldErrors, name: string, message: string | undefined): FieldErrors {
  const { [name]: _, ...others } = errors;
  return message ? { ...others, [name]: message } : others;
}

/** In the order of the screen, which is the order of the form's own list. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  for (const element of form?.elements ?? []) {
    if (element instanceof HTMLInputElement && errors[element.name]) return element.focus();
  }
}
