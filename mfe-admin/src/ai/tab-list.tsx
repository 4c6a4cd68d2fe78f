import { useRef, type KeyboardEvent } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

export interface Tab {
  name: string;
  label: string;
}

interface TabListProps {
  label: string;
  tabs: readonly Tab[];
  open: string;
  onOpen: (name: string) => void;
}

const arrowSteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A single tab stop; arrow keys move between tabs. */
export function TabList({ label, tabs, open, onOpen }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onArrowKey = ({ key }: KeyboardEvent) => {
    const step = arrowSteps[key];
    if (!step) return;
    const activeIndex = tabs.findIndex(({ name }) => name === open);
    const next = (activeIndex + step + tabs.length) % tabs.length;
    onOpen(tabs[next]?.name ?? open);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <List ref={list} role="tablist" aria-label={label}>
      {tabs.map(({ name, label: words }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === open}
          aria-controls={name === open ? `panel-${name}` : undefined}
          tabIndex={name === open ? 0 : -1}
          onClick={() => onOpen(name)}
          onKeyDown={onArrowKey}
        >
          {words}
        </button>
      ))}
    </List>
  );
}

const List = styled.div`
  display: flex;
  gap: ${tokens.space.l};
  border-bottom: 1px solid ${tokens.color.line};
  button {
    min-height: 44px;
    margin-bottom: -1px;
    padding: 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: ${tokens.color.soft};
    font-weight: 600;
    cursor: pointer;
  }
  button:hover {
    color: ${tokens.color.ink};
  }
  button[aria-selected='true'] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
  }
`;
