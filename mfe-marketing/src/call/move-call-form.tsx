import { type CallFragment, MoveCallDocument } from '#call/gql/graphql.ts';
import { Button } from 'kit/controls';
import { useFocusOnMount } from 'kit/focus';
import { useForm } from 'kit/forms';
import { request } from 'kit/request';
import { tokens } from 'kit/theme';
import { toastFailure } from 'kit/toasts';
import { moveCallRule } from 'rules/strategy-calls';
import styled from 'styled-components';
import { CallTime } from '../strategy-call/call-time.tsx';
import { SlotPicker } from '../strategy-call/slot-picker.tsx';
import { useSlotChoice } from '../strategy-call/use-slot-choice.ts';

interface MoveCallFormProps {
  link: string;
  zone: string;
  onZone: (zone: string) => void;
  onMoved: (call: CallFragment) => void;
  onDismiss: () => void;
  refresh: () => Promise<void>;
  labels?: { title: string; submit: string; submitting: string; keep: string; failed: string };
}

const moveLabels = {
  title: 'Move to another time',
  submit: 'Move the call',
  submitting: 'Moving…',
  keep: 'Keep the time',
  failed: "Couldn't move the call",
};

/** Reschedules a call. */
export function MoveCallForm({
  link,
  zone,
  onZone,
  onMoved,
  onDismiss,
  refresh,
  labels = moveLabels,
}: MoveCallFormProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { gone: conflictMessage, turn, take: trySlot, clearConflict } = useSlotChoice();
  const { field, put, formProps, pending } = useForm({
    rule: moveCallRule,
    initial: { key: link, startsAt: '' },
    onSubmit: async ({ key, startsAt }) => {
      const input = { key, startsAt: startsAt.toISOString() };
      const taken = await trySlot(async () => onMoved((await request(MoveCallDocument, { input })).moveCall));
      if (taken) return;
      put({ startsAt: '' });
      // The call itself may be the reason: canceled in the meantime, or too soon to move.
      await refresh();
    },
    onFailure: (fault) => toastFailure(fault, labels.failed),
  });
  const { value, error } = field('startsAt');
  const pick = (startsAt: string) => {
    clearConflict();
    put({ startsAt });
  };
  return (
    <Form {...formProps}>
      <h2 ref={heading} tabIndex={-1}>
        {labels.title}
      </h2>
      <SlotPicker {...{ zone, onZone, value, turn }} onPick={pick} error={error ?? conflictMessage} />
      <End>
        <CallTime startsAt={value} zone={zone} />
        <div>
          <Button onClick={onDismiss}>{labels.keep}</Button>
          <Button type="submit" $primary disabled={pending}>
            {pending ? labels.submitting : labels.submit}
          </Button>
        </div>
      </End>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  padding-top: ${tokens.space.l};
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};
  border-top: 1px solid ${tokens.color.ink};
  h2 {
    font-size: ${tokens.size.title};
    line-height: 36px;
  }
`;

const End = styled.div`
  display: flex;
  padding-top: ${tokens.space.m};
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${tokens.space.m};
  border-top: 1px solid ${tokens.color.line};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
  }
`;
