import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Drawing } from '../controls/icon.tsx';
import type { Choice, ChoiceQuery } from './choice.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { type Corner, cornerBelow } from './corner-below.ts';

export interface SearchSelectProps<Found extends Choice> {
  /** Of the button: names it where no label does. */
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  id?: string;
  /** In a form, which goes to it when it has a fault. */
  name?: string;
  className?: string;
  value: Choice | null;
  /** The choice of none, as in "Nobody yet"; absent where one has to be chosen. */
  none?: string;
  /** Stands in the button while nothing is chosen and none cannot be. */
  placeholder?: string;
  /** More choices that are always offered, below none. */
  fixed?: readonly Choice[];
  /** What is searched, as in "Search contractors". */
  searchLabel: string;
  /** Sent only while the list is open. */
  query: ChoiceQuery<Found>;
  onChange: (choice: Found | null, id: string) => void;
}

/** Chooses one of any number: nothing is loaded before it is opened, and the server searches as one types. */
export function SearchSelect<Found extends Choice>(props: SearchSelectProps<Found>) {
  const { value, none, placeholder, fixed, searchLabel, query, onChange, ...button } = props;
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<{ corner: Corner; container: Element }>();
  const isOpen = place !== undefined;
  const open = () => setPlace({ corner: cornerBelow(opener.current), container: containerOf(opener.current) });
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
            onShift={open}
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

/** Within the dialog, which keeps the focus inside; else within a landmark. */
const containerOf = (opener: Element | null): Element =>
  opener?.closest('[role=dialog]') ?? document.querySelector('main') ?? document.body;

const Opener = styled.button`
  display: flex;
  min-width: 0;
  padding: ${({ theme }) => `0 ${theme.space.xs}`};
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.ink};
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
    color: ${({ theme }) => theme.color.soft};
  }
`;
