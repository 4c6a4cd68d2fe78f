import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { validate, type Rule } from 'rules/validate';
import type { FieldErrors } from 'rules/field-errors';
import { toFault, type Fault } from '../fault.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Includes combobox buttons. */
type Focusable = Control | HTMLButtonElement;

interface UseFormOptions<Values extends Record<string, string>, Input> {
  rule: Rule<Input>;
  initial: Values;
  /** Converts the texts on screen to the rule's input, such as a checked box to true. */
  read?: (values: Values) => unknown;
  /** Sends the form. Errors of fields on screen are shown at them; anything else goes to `onFailure`. */
  onSubmit: (input: Input) => Promise<void>;
  onFailure: (fault: Fault) => void;
}

/**
 * A form validated by a rule that the server shares. Written here instead of using a library: the sign-in page must stay
 * below 135 kB of script, and react-hook-form with its zod resolver would take 12 kB of that.
 */
export function useForm<Values extends Record<string, string>, Input>(options: UseFormOptions<Values, Input>) {
  const { rule, initial, read = (values: Values): unknown => values, onSubmit, onFailure } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  const getErrors = (next: Values): FieldErrors => {
    const checked = validate(rule, read(next));
    return checked.ok ? {} : checked.fields;
  };

  /** False if none of the errors belongs to a visible field. */
  const show = (next: FieldErrors): boolean => {
    setErrors(next);
    const first = findFirstInvalid(form.current, next);
    first?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Not the state: two clicks may come before the next render.
    if (sending.current) return;
    const checked = validate(rule, read(values));
    if (!checked.ok) return void show(checked.fields);
    setErrors({});
    sending.current = true;
    setPending(true);
    try {
      await onSubmit(checked.data);
    } catch (error) {
      const fault = toFault(error);
      if (!show(fault.fields)) onFailure({ ...fault, message: Object.values(fault.fields)[0] ?? fault.message });
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  /** The props of a control. A field is validated on blur, and on every change once it has an error. */
  const field = (name: keyof Values & string) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (event: ChangeEvent<Control>) => {
      const next = { ...values, [name]: event.target.value };
      setValues(next);
      setErrors(revalidate(errors, name, getErrors(values), getErrors(next)));
    },
    onBlur: (event: FocusEvent<Control>) => {
      // Leaving an empty field, for example for a link, is not an error yet: submitting shows it.
      const fault = event.target.value && getErrors(values)[name];
      if (fault) setErrors({ ...errors, [name]: fault });
    },
  });

  /** Sets values from outside, such as after sending, and clears the errors of these fields. */
  const put = (changes: Partial<Values>) => {
    setValues((known) => ({ ...known, ...changes }));
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in changes))));
  };

  const focusField = (name: keyof Values & string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  return { values, field, put, focusField, pending, formProps: { ref: form, onSubmit: submit, noValidate: true } };
}

/** The errors to show after a change: one field may fix another, but errors from the server stay. */
function revalidate(shown: FieldErrors, changed: string, before: FieldErrors, after: FieldErrors): FieldErrors {
  const revalidated = Object.entries(shown).map(([name, message]) => {
    const isOurs = name === changed || message === before[name];
    return [name, isOurs ? after[name] : message] as const;
  });
  return Object.fromEntries(revalidated.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** In screen order, which is the order of the form's field list. */
function findFirstInvalid(form: HTMLFormElement | null, errors: FieldErrors): Focusable | undefined {
  const controls = [...(form?.elements ?? [])].filter(isFocusable);
  return controls.find(({ name, type }) => type !== 'hidden' && errors[name]);
}

const isFocusable = (element: Element): element is Focusable =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLButtonElement;
