import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface TextBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  /** Escape in an empty box. */
  onEscape?: () => void;
  /** Its text can be read and copied, but not changed. */
  disabled?: boolean;
}

/** Enter sends, Shift+Enter adds a line. It grows with its text. */
export function TextBox({ box, label, placeholder, text, onChange, onSend, onEscape, disabled = false }: TextBoxProps) {
  useLayoutEffect(() => {
    if (box.current) autosize(box.current, text);
  }, [box, text]);

  return (
    <Area
      ref={box}
      rows={1}
      value={text}
      aria-label={label}
      placeholder={placeholder}
      readOnly={disabled}
      aria-disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text === '') onEscape?.();
    // Enter may confirm an input method's composition; in Safari only the key code shows that.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    onSend();
  }
}

/* Shrunk first: the text's height can be measured only in a smaller box. */
function autosize(area: HTMLTextAreaElement, text: string): void {
  area.style.height = '44px';
  if (text !== '') area.style.height = `${Math.min(Math.max(area.scrollHeight + 2, 44), 200)}px`;
}

const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 44px;
  max-height: 200px;
  padding: 9px ${tokens.space.s};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  color: ${tokens.color.ink};
  font-size: ${tokens.size.body};
  line-height: 24px;
  resize: none;
  &[aria-disabled='true'] {
    background: ${tokens.color.sunken};
    color: ${tokens.color.soft};
  }
  &::placeholder {
    color: ${tokens.color.faint};
    opacity: 1;
  }
`;
