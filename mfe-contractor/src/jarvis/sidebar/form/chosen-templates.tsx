import { useRef, useState } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { TemplateBadge } from './template-badge.tsx';
import type { Template } from './use-conversation-form.ts';

interface ChosenTemplatesProps {
  chosen: readonly Template[];
  onChange: (templates: readonly Template[]) => void;
}

/** The templates of a conversation, in the order Jarvis reads them. */
export function ChosenTemplates({ chosen, onChange }: ChosenTemplatesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');

  const move = (from: number, to: number) => {
    if (to < 0 || to >= chosen.length) return;
    onChange(moveItem(chosen, from, to));
    setAnnouncement(`${chosen[from]?.name} is now ${to + 1} of ${chosen.length}`);
  };
  const remove = (removedIndex: number) => {
    // Focus moves to the neighbor, since it would be lost with the badge; without a neighbor, to the select.
    const neighbor = list.current?.children[removedIndex + 1] ?? list.current?.children[removedIndex - 1];
    const focusTarget =
      neighbor?.querySelector<HTMLElement>('[data-remove]') ?? list.current?.closest('form')?.querySelector('select');
    focusTarget?.focus();
    onChange(chosen.filter((_, index) => index !== removedIndex));
    setAnnouncement(`${chosen[removedIndex]?.name} removed`);
  };
  return (
    <div>
      <List ref={list} aria-label="Selected templates">
        {chosen.map(({ id, name }, index) => (
          <TemplateBadge
            key={id}
            name={name}
            index={index}
            total={chosen.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </List>
      <LiveRegion aria-live="polite">{announcement}</LiveRegion>
    </div>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

const LiveRegion = styled.p`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;

/** Moves one entry of a list to another index; the others keep their order. */
function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
