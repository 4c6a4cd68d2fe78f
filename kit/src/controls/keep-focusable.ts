import type { MouseEvent, MouseEventHandler } from 'react';

interface ButtonProps {
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
  'aria-disabled'?: boolean | 'true' | 'false';
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/**
 * The attributes of a button whose `disabled` doesn't take the focus: a browser drops the focus of a button that is disabled while it
 * has it, as while its form is sent. It ignores clicks, and with them Enter in a field, which browsers send as a click on the submit button.
 */
export function keepFocusable({ type = 'button', disabled, onClick, 'aria-disabled': ariaDisabled }: ButtonProps) {
  return {
    type,
    disabled: undefined,
    'aria-disabled': disabled ? true : ariaDisabled,
    onClick: disabled ? ignoreClick : onClick,
  };
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
