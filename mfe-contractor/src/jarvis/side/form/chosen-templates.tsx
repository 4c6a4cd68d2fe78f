import { useRef, useState } from 'react';
import styled from 'styled-components';
import { moved } from './moved.ts';
import { TemplateBadge } from './template-badge.tsx';
import type { Template } from './use-conversation-form.ts';

interface ChosenTemplatesProps {
  chosen: readonly Template[];
  onChange: (templates: readonly Template[]) => void;
}

/** The templates of a conversation, in the order Jarvis reads them. */
export function ChosenTemplates({ chosen, onChange }: ChosenTemplatesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    if (to < 0 || to >= chosen.length) return;
    onChange(moved(chosen, from, to));
    setSaid(`${chosen[from]?.name} is now ${to + 1} of ${chosen.length}`);
  };
  const remove = (at: number) => {
    // Focus moves to the neighbor, since it would be lost with the badge; without a neighbor, to the select.
    const neighbor = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    const next =
      neighbor?.querySelector<HTMLElement>('[data-remove]') ?? list.current?.closest('form')?.querySelector('select');
    next?.focus();
    onChange(chosen.filter((_, place) => place !== at));
    setSaid(`${chosen[at]?.name} removed`);
  };
  return (
    <div>
      <List ref={list} aria-label="Selected templates">
        {chosen.map(({ id, name }, place) => (
          <TemplateBadge
            key={id}
            name={name}
            place={place}
            of={chosen.length}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </List>
      <Said aria-live="polite">{said}</Said>
    </div>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;

const Said = styled.p`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;
