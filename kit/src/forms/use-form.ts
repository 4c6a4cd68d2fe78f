import { useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent } from 'react';
import { validate, type Rule } from 'rules/validate';
import type { FieldErrors } from 'rules/field-errors';
import { toFault, type Fault } from '../fault.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A combobox button counts too. */
type Focusable = Control | HTMLButtonElement;

interface UseFormOptions<Values extends Record<string, string>, Input> {
  rule: Rule<Input>;
  initial: Values;
  /** Makes of the texts on screen what the rule looks at, such as true of a box that is ticked. */
  read?: (values: Values) => unknown;
  /** Sends the form. What it throws is read: faults of fields that are on screen go back onto them, anything else to `onFailure`. */
  onSubmit: (input: Input) => Promise<void>;
  onFailure: (fault: Fault) => void;
}

/**
 * A form on a rule that the server has too. Written here and not taken from a library: the sign-in page has to stay below
 * 135 kB of script, and react-hook-form with its zod resolver alone is 12 kB of that for what these lines do.
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

  /** False where none of the faults belongs to a field that one can see. */
  const show = (next: FieldErrors): boolean => {
    setErrors(next);
    const first = findFirstInvalid(form.current, next);
    first?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Not the state: two presses may come before the next render.
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

  /** Everything a control needs; a field is judged when one leaves it, and again at every change once it has a fault. */
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
      // Leaving an empty field on the way to a link is no fault yet: the submit says so.
      const fault = event.target.value && getErrors(values)[name];
      if (fault) setErrors({ ...errors, [name]: fault });
    },
  });

  /** Puts values in from outside, such as after sending; faults of these fields are forgotten. */
  const put = (changes: Partial<Values>) => {
    setValues((known) => ({ ...known, ...changes }));
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in changes))));
  };

  return { values, field, put, pending, formProps: { ref: form, onSubmit: submit, noValidate: true } };
}

/** Faults that are shown, after a change: one field may mend another, but what only the server found stays. */
function revalidate(shown: FieldErrors, changed: string, before: FieldErrors, after: FieldErrors): FieldErrors {
  const revalidated = Object.entries(shown).map(([name, message]) => {
    const isOurs = name === changed || message === before[name];
    return [name, isOurs ? after[name] : message] as const;
  });
  return Object.fromEntries(revalidated.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** In the order of the screen, which is the order of the form's own list. */
function findFirstInvalid(form: HTMLFormElement | null, errors: FieldErrors): Focusable | undefined {
  const controls = [...(form?.elements ?? [])].filter(isFocusable);
  return controls.find(({ name, type }) => type !== 'hidden' && errors[name]);
}

const isFocusable = (element: Element): element is Focusable =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLButtonElement;
