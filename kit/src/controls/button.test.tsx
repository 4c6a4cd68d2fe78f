import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import styled from 'styled-components';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

const Submit = styled(Button)`
  flex: none;
`;

/** A form that stays pending once it is sent. */
function PendingForm({ onSend, onClick }: { onSend: () => void; onClick?: () => void }) {
  const [pending, setPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setPending(true);
      }}
    >
      <input aria-label="Name" />
      <Submit type="submit" $primary disabled={pending} onClick={onClick}>
        Send
      </Submit>
    </form>
  );
}
const getSubmit = () => screen.getByRole('button', { name: 'Send' });

test('a submit button keeps the focus while its form is sent, and says that it is disabled', async () => {
  render(<PendingForm onSend={() => undefined} />);
  expect(getSubmit()).not.toHaveAttribute('aria-disabled');
  getSubmit().focus();
  await userEvent.keyboard('{Enter}');
  expect(getSubmit()).toHaveAttribute('aria-disabled', 'true');
  expect(getSubmit()).toBeEnabled();
  expect(getSubmit()).toHaveFocus();
});

test.each([
  ['Enter on the button', () => userEvent.type(getSubmit(), '{Enter}', { skipClick: true })],
  ['Enter in a field', () => userEvent.type(screen.getByLabelText('Name'), '{Enter}')],
  ['a click', () => userEvent.click(getSubmit())],
])('%s sends nothing while the form is pending', async (_, sendAgain) => {
  const onSend = jest.fn();
  const onClick = jest.fn();
  render(<PendingForm onSend={onSend} onClick={onClick} />);
  await userEvent.click(getSubmit());
  await sendAgain();
  expect(onSend).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('an icon button that is used up keeps the focus', async () => {
  function Steps() {
    const [isLast, setLast] = useState(false);
    return <IconButton $size={40} aria-label="Next" disabled={isLast} onClick={() => setLast(true)} />;
  }
  render(<Steps />);
  const next = screen.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('type', 'button');
});
