import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../controls/icon.tsx';
import { TextField } from './text-field.tsx';

/** A password that one can look at. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <Toggle type="button" aria-label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
      <Icon name={shown ? 'eyeOff' : 'eye'} />
    </Toggle>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}

const Toggle = styled.button`
  display: flex;
  width: 44px;
  align-items: center;
  justify-content: center;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.soft};
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.color.ink};
  }
`;
