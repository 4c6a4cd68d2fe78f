import styled, { keyframes } from 'styled-components';
import { dismissToast, type ShownToast, type ToastIntent } from './toast-store.ts';
import { useCountdown } from './use-countdown.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';

const toastDuration = 5000;

/** Shown for five seconds, and as long as the pointer or the focus is on it. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const close = () => dismissToast(toast.id);
  const countdown = useCountdown(toastDuration, close);
  return (
    <Card
      $intent={toast.intent}
      onPointerEnter={countdown.pause}
      onPointerLeave={countdown.resume}
      onFocus={countdown.pause}
      onBlur={countdown.resume}
    >
      <Sign $intent={toast.intent}>
        <Icon name={icons[toast.intent]} />
      </Sign>
      <div>
        <Title>{toast.title}</Title>
        {toast.description && <Description>{toast.description}</Description>}
      </div>
      <Close $size={32} type="button" aria-label="Close" onClick={close}>
        <Icon name="cross" />
      </Close>
    </Card>
  );
}

const icons = { plain: 'info', success: 'tick', destructive: 'warning' } as const;

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Card = styled.div<{ $intent: ToastIntent }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.m} ${theme.space.s} ${theme.space.m} ${theme.space.m}`};
  border: 1px solid ${({ theme, $intent }) => ($intent === 'destructive' ? theme.color.danger : theme.color.edge)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme, $intent }) => ($intent === 'destructive' ? theme.color.dangerWash : theme.color.raised)};
  box-shadow: 0 8px 24px ${({ theme }) => theme.color.shadow};
  pointer-events: auto;
  animation: ${enter} ${({ theme }) => `${theme.motion.enter} ${theme.motion.easeOut}`};
`;

const Sign = styled.span<{ $intent: ToastIntent }>`
  display: flex;
  height: 20px;
  align-items: center;
  color: ${({ theme, $intent }) =>
    ({ plain: theme.color.soft, success: theme.color.green, destructive: theme.color.danger })[$intent]};
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.p`
  margin-top: 2px;
  color: ${({ theme }) => theme.color.soft};
  overflow-wrap: anywhere;
`;

const Close = styled(IconButton)`
  margin: -6px 0;
`;
