import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Button, Icon, IconButton } from 'kit/controls';
import { TextField } from 'kit/forms';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { appendUnique } from './append-unique.ts';

/** The limit of the validation rule. */
const maxPermissions = 50;

interface PermissionsFieldProps {
  permissions: readonly string[];
  onPermissions: (permissions: readonly string[]) => void;
  /** Called when the input was added to the list. */
  onAdded: () => void;
  inputProps: Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'onChange' | 'onBlur'> & { value: string };
}

/** A list of permissions in words, added one at a time with Enter or the button. */
export function PermissionsField({ permissions, onPermissions, onAdded, inputProps }: PermissionsFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusInput = () => box.current?.querySelector('input')?.focus();
  const add = () => {
    onPermissions(appendUnique(permissions, inputProps.value).slice(0, maxPermissions));
    onAdded();
    focusInput();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !inputProps.value.trim()) return;
    event.preventDefault();
    add();
  };
  const remove = (permission: string) => {
    onPermissions(permissions.filter((each) => each !== permission));
    focusInput();
  };
  return (
    <Field role="group" aria-label="Permissions">
      <Line ref={box}>
        <TextField
          label="Add a permission (optional)"
          hint="In words, such as: manage tickets."
          autoComplete="off"
          maxLength={100}
          onKeyDown={addOnEnter}
          {...inputProps}
        />
        <Button disabled={!inputProps.value.trim() || permissions.length >= maxPermissions} onClick={add}>
          Add
        </Button>
      </Line>
      {permissions.length > 0 && (
        <List aria-label="Chosen permissions">
          {permissions.map((permission) => (
            <li key={permission}>
              <span>{permission}</span>
              <IconButton
                $size={32}
                type="button"
                aria-label={`Remove ${permission}`}
                onClick={() => remove(permission)}
              >
                <Icon name="cross" />
              </IconButton>
            </li>
          ))}
        </List>
      )}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  min-width: 0;
  gap: 4px;
`;

const Line = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs};
  /* Next to the field, below its label. */
  > button {
    min-height: 44px;
    margin-top: 24px;
    &[aria-disabled='true'] {
      cursor: default;
    }
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  li {
    display: flex;
    min-width: 0;
    padding-left: ${tokens.space.xs};
    align-items: center;
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
    overflow-wrap: anywhere;
  }
`;
