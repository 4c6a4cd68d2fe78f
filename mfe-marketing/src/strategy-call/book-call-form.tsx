import { Button } from 'kit/controls';
import { TextField, useForm } from 'kit/forms';
import { request } from 'kit/request';
import { tokens } from 'kit/theme';
import { toastFailure } from 'kit/toasts';
import { bookCallRule } from 'rules/strategy-calls';
import styled from 'styled-components';
import { BookCallDocument, type BookCallMutation } from '#strategy-call/gql/graphql.ts';
import { CallTime } from './call-time.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { useTimeZone } from './time-zone.ts';
import { useSlotChoice } from './use-slot-choice.ts';

export type Booking = BookCallMutation['bookCall'] & { email: string };

/** A time, a name and an email. The input is kept if someone else takes the time. */
export function BookCallForm({ onBooked }: { onBooked: (booking: Booking) => void }) {
  const [zone, chooseZone] = useTimeZone();
  const { gone: conflictMessage, turn, take: trySlot, clearConflict } = useSlotChoice();
  const { field, put, formProps, pending } = useForm({
    rule: bookCallRule,
    initial: { name: '', email: '', startsAt: '' },
    onSubmit: async ({ name, email, startsAt }) => {
      const input = { name, email, startsAt: startsAt.toISOString() };
      const taken = await trySlot(async () => {
        const { bookCall } = await request(BookCallDocument, { input });
        onBooked({ ...bookCall, email });
      });
      if (!taken) put({ startsAt: '' });
    },
    onFailure: (fault) => toastFailure(fault, "Couldn't book the call"),
  });
  const { value, error } = field('startsAt');
  const pick = (startsAt: string) => {
    clearConflict();
    put({ startsAt });
  };
  return (
    <Form {...formProps}>
      <SlotPicker {...{ zone, value, turn }} onZone={chooseZone} onPick={pick} error={error ?? conflictMessage} />
      <Who>
        <CallTime startsAt={value} zone={zone} />
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
        <Button type="submit" $primary disabled={pending}>
          {pending ? 'Booking…' : 'Book the call'}
        </Button>
      </Who>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
`;

const Who = styled.div`
  display: grid;
  padding-top: ${tokens.space.m};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  border-top: 1px solid ${tokens.color.line};
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) auto;
    column-gap: ${tokens.space.m};
    > button {
      height: 44px;
      margin-top: 24px;
    }
  }
`;
