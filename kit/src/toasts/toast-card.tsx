import { type FocusEvent, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { dismissToast, type ShownToast, type ToastIntent } from './toast-store.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { rememberFocus } from '../focus/remember-focus.ts';
import { tokens } from '../theme/tokens.ts';

const toastDuration = 5000;
const actionDuration = 8000;
/** The server takes a change back for ten seconds: then the toast must not offer it anymore, whatever is on it. */
const longestActionDuration = 9000;

/** Shown for five seconds, or eight with an action, and longer while the pointer or the focus is on it. */
export function ToastCard({ toast }: { toast: ShownToast }) {
  const { action } = toast;
  const close = () => dismissToast(toast.id);
  const countdown = useCountdown(
    action ? { duration: actionDuration, longest: longestActionDuration } : { duration: toastDuration },
    close,
  );
  const act = () => {
    close();
    action?.run();
  };
  useUndoKeys(action ? act : null);
  const { card, onFocus } = useReturnedFocus();
  return (
    <Card
      ref={card}
      $intent={toast.intent}
      onPointerEnter={countdown.pause}
      onPointerLeave={countdown.resume}
      onFocus={(event) => {
        onFocus(event);
        countdown.pause();
      }}
      onBlur={countdown.resume}
    >
      <Sign $intent={toast.intent}>
        <Icon name={icons[toast.intent]} />
      </Sign>
      <div>
        <Title>{toast.title}</Title>
        {toast.description && <Description>{toast.description}</Description>}
        {action && (
          <Action type="button" aria-keyshortcuts="Control+Z Meta+Z" onClick={act}>
            {action.label}
          </Action>
        )}
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
  gap: ${tokens.space.s};
  padding: ${tokens.space.m} ${tokens.space.s} ${tokens.space.m} ${tokens.space.m};
  border: 1px solid ${({ $intent }) => ($intent === 'destructive' ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.medium};
  background: ${({ $intent }) => ($intent === 'destructive' ? tokens.color.dangerWash : tokens.color.raised)};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  pointer-events: auto;
  animation: ${enter} ${tokens.motion.enter} ${tokens.motion.easeOut};
`;

const Sign = styled.span<{ $intent: ToastIntent }>`
  display: flex;
  height: 20px;
  align-items: center;
  color: ${({ $intent }) => ({ plain: tokens.color.soft, success: tokens.color.green, destructive: tokens.color.danger })[$intent]};
`;

const Title = styled.p`
  font-weight: 600;
`;

const Description = styled.p`
  margin-top: 2px;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;

const Action = styled.button`
  min-height: 40px;
  margin: ${tokens.space.xs} 0 -${tokens.space.xs};
  padding: 0 ${tokens.space.s};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.paper};
  color: ${tokens.color.ink};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: ${tokens.color.sunken};
  }
`;

const Close = styled(IconButton)`
  margin: -6px 0;
`;

interface Countdown {
  duration: number;
  /** From the start, pauses included. */
  longest?: number;
}

/** Calls `done` once, after `duration` milliseconds in which the countdown was not paused. */
function useCountdown({ duration, longest = Infinity }: Countdown, done: () => void) {
  const latest = useRef(done);
  const clock = useRef({ left: duration, endsAt: Infinity, startedAt: 0, timer: 0, isPaused: true });
  useEffect(() => {
    latest.current = done;
  });

  const wait = useCallback((ms: number) => {
    window.clearTimeout(clock.current.timer);
    const left = Math.min(ms, clock.current.endsAt - Date.now());
    if (left < Infinity) clock.current.timer = window.setTimeout(() => latest.current(), left);
  }, []);

  const pause = useCallback(() => {
    const { current } = clock;
    if (!current.isPaused) current.left -= Date.now() - current.startedAt;
    current.isPaused = true;
    wait(Infinity);
  }, [wait]);

  const resume = useCallback(() => {
    const { current } = clock;
    Object.assign(current, { startedAt: Date.now(), isPaused: false });
    wait(current.left);
  }, [wait]);

  useEffect(() => {
    const { current } = clock;
    current.endsAt = Date.now() + longest;
    resume();
    return () => window.clearTimeout(current.timer);
  }, [resume, longest]);

  return { pause, resume };
}

/** If the toast goes away while it has the focus, the focus returns to where it was before. */
function useReturnedFocus() {
  const card = useRef<HTMLDivElement>(null);
  const restore = useRef<(() => void) | null>(null);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!card.current?.contains(relatedTarget)) restore.current = rememberFocus(relatedTarget);
  };
  // Before the card is removed: afterwards the browser doesn't say that it had the focus.
  useLayoutEffect(() => {
    const { current } = card;
    return () => {
      if (current?.contains(document.activeElement)) restore.current?.();
    };
  }, []);
  return { card, onFocus };
}

/** Ctrl+Z or Cmd+Z does the action, unless the focus is where it undoes typing. */
function useUndoKeys(act: (() => void) | null) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    act?.();
  });
  const isActive = act !== null;
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isActive]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
