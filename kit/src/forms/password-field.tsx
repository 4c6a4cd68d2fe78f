import { useState, type ComponentProps } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { TextField } from './text-field.tsx';

/** A password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      $size={44}
      type="button"
      aria-label={shown ? 'Hide password' : 'Show password'}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </IconButton>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}
