import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openTicketRule, type OpenTicketInput } from 'rules/tickets';
import type { Fault } from '../fault.ts';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

interface Props {
  onSubmit: (input: OpenTicketInput) => Promise<void>;
  onFailure: (fault: Fault) => void;
}

function Form({ onSubmit, onFailure }: Props) {
  const { field, pending, formProps } = useForm({
    rule: openTicketRule,
    initial: { title: '', description: '' },
    onSubmit,
    onFailure,
  });
  return (
    <form aria-label="Ticket" {...formProps}>
      <TextField label="Title" {...field('title')} />
      <TextField label="Description" {...field('description')} />
      <button type="submit">{pending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

/** The form with a title and a description, and its requests. Each answer is held until the test gives it. */
async function show(values = { Title: 'Broken', Description: 'Since noon' }) {
  const answers: PromiseWithResolvers<void>[] = [];
  const onSubmit = jest.fn<Promise<void>, [object]>(() => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    return answer.promise;
  });
  const onFailure = jest.fn<void, [Fault]>();
  render(<Form onSubmit={onSubmit} onFailure={onFailure} />);
  for (const [label, text] of Object.entries(values)) if (text) await userEvent.type(box(label), text);
  return { onSubmit, onFailure, answers };
}
const box = (label: string) => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button'));

test('two clicks before the next render send the form once', async () => {
  const { onSubmit, answers } = await show();
  const form = screen.getByRole('form');
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(screen.getByRole('button')).toHaveTextContent('Sending');
  expect(onSubmit.mock.calls).toEqual([[{ title: 'Broken', description: 'Since noon' }]]);
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.resolve());
  expect(screen.getByRole('button')).toHaveTextContent('Send');
});

test.each(['answered', 'refused'])('once it is %s, the form can be sent again', async (outcome) => {
  const { onSubmit, onFailure, answers } = await show();
  await press();
  await act(async () => (outcome === 'answered' ? answers[0]?.resolve() : answers[0]?.reject(new Error('Away'))));
  expect(onFailure).toHaveBeenCalledTimes(outcome === 'answered' ? 0 : 1);
  await press();
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('an invalid form is not sent: every error shows, and the focus is on the first', async () => {
  const { onSubmit } = await show({ Title: '', Description: '' });
  await press();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box('Title')).toHaveAccessibleDescription('Title is required');
  expect(box('Description')).toHaveAccessibleDescription('Description is required');
  expect(box('Title')).toHaveFocus();
  await userEvent.type(box('Title'), 'A');
  expect(box('Title')).not.toHaveAccessibleDescription();
  expect(box('Description')).toHaveAccessibleDescription('Description is required');
});

test('an error that only the server found shows at its field, and stays while another field changes', async () => {
  const { onFailure, answers } = await show();
  await press();
  await act(async () =>
    answers[0]?.reject({ code: 'BAD_USER_INPUT', message: 'Invalid', fields: { description: 'Too vague' } }),
  );
  expect(onFailure).not.toHaveBeenCalled();
  expect(box('Description')).toHaveAccessibleDescription('Too vague');
  expect(box('Description')).toHaveFocus();
  await userEvent.type(box('Title'), '!');
  expect(box('Description')).toHaveAccessibleDescription('Too vague');
  await userEvent.type(box('Description'), '!');
  expect(box('Description')).not.toHaveAccessibleDescription();
});

test('an error of a field that is not on screen is passed to `onFailure`', async () => {
  const { onFailure, answers } = await show();
  await press();
  await act(async () => answers[0]?.reject({ code: 'BAD_USER_INPUT', message: 'Invalid', fields: { plan: 'Choose' } }));
  expect(onFailure.mock.calls).toEqual([[{ code: 'BAD_USER_INPUT', message: 'Choose', fields: { plan: 'Choose' } }]]);
});
