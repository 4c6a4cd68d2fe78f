import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Drawing } from '../controls/icon.tsx';
import type { Choice, ChoiceQuery } from './choice.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { type PopupPosition, getPopupPosition } from './popup-position.ts';
import { tokens } from '../theme/tokens.ts';

export interface SearchSelectProps<Found extends Choice> {
  /** The accessible name of the button if it has no label. */
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  id?: string;
  /** The form moves the focus to this field if it is invalid. */
  name?: string;
  className?: string;
  value: Choice | null;
  /** The label of the empty choice, such as "Unassigned". Absent if a choice is required. */
  none?: string;
  /** Shown while nothing is chosen, if a choice is required. */
  placeholder?: string;
  /** More choices that are always offered, after the empty one. */
  fixed?: readonly Choice[];
  /** The label of the search field, such as "Search contractors". */
  searchLabel: string;
  /** Runs only while the list is open. */
  query: ChoiceQuery<Found>;
  onChange: (choice: Found | null, id: string) => void;
}

/** A combobox over any number of choices. It loads nothing until it opens, and searches on the server. */
export function SearchSelect<Found extends Choice>(props: SearchSelectProps<Found>) {
  const { value, none, placeholder, fixed, searchLabel, query, onChange, ...button } = props;
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<{ corner: PopupPosition; container: Element }>();
  const isOpen = place !== undefined;
  const open = () => setPlace({ corner: getPopupPosition(opener.current), container: getContainer(opener.current) });
  const close = () => setPlace(undefined);

  return (
    <>
      <Opener
        {...button}
        ref={opener}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={isOpen ? close : open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <span>{value?.label ?? none ?? placeholder}</span>
        <Drawing d="M4.5 6.5L8 10l3.5-3.5" />
      </Opener>
      {place &&
        createPortal(
          <ChoicePopup
            id={list}
            corner={place.corner}
            {...{ opener, value, none, fixed, searchLabel, query, onChange }}
            onReposition={open}
            onClose={(focus) => {
              if (focus) opener.current?.focus();
              close();
            }}
          />,
          place.container,
        )}
    </>
  );
}

/** The popup is rendered inside the dialog, which traps the focus, or else inside a landmark. */
const getContainer = (opener: Element | null): Element =>
  opener?.closest('[role=dialog]') ?? document.querySelector('main') ?? document.body;

const Opener = styled.button`
  display: flex;
  min-width: 0;
  padding: 0 ${tokens.space.xs};
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  border: 0;
  background: none;
  color: ${tokens.color.ink};
  text-align: left;
  cursor: pointer;
  > span {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
    color: ${tokens.color.soft};
  }
`;
