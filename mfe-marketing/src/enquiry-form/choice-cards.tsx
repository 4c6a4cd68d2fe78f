import { useId, type ChangeEvent, type FocusEvent, type ReactNode } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { Group, GroupError, GroupName, GroupMessages } from './enquiry-form-parts.ts';

interface ChoiceCardsProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  choices: readonly string[];
  /** What the choice means, shown where an error would be. */
  note?: ReactNode;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Native radio buttons on cards, so that the arrow keys work. */
export function ChoiceCards({ name, label, value, error, choices, note, onChange, onBlur }: ChoiceCardsProps) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={`${id}-name`} aria-invalid={Boolean(error)} aria-required>
      <GroupName id={`${id}-name`}>{label}</GroupName>
      <Cards $count={choices.length}>
        {choices.map((choice) => (
          <Card key={choice} $faulty={Boolean(error)}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              aria-describedby={error ? `${id}-fault` : undefined}
              onChange={onChange}
              onBlur={onBlur}
            />
            {choice}
          </Card>
        ))}
      </Cards>
      <GroupMessages>
        <GroupError id={`${id}-fault`}>{error}</GroupError>
        <output>{error ? null : note}</output>
      </GroupMessages>
    </Group>
  );
}

const Cards = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${tokens.space.xs};
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 1 : 2)}, minmax(0, 1fr));
  }
`;

const Card = styled.label<{ $faulty: boolean }>`
  display: flex;
  min-height: 44px;
  padding: ${tokens.space.xs} ${tokens.space.s};
  align-items: center;
  gap: ${tokens.space.xs};
  border: 1px solid ${({ $faulty }) => ($faulty ? tokens.color.danger : tokens.color.edge)};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
  cursor: pointer;
  transition: border-color ${tokens.motion.feedback};
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    flex: none;
    accent-color: ${tokens.color.accent};
  }
  &:hover {
    border-color: ${tokens.color.ink};
  }
  &:has(:checked) {
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 2px;
  }
  /* The card shows the focus, so the input needs no outline of its own. */
  & :focus-visible {
    outline: none;
  }
`;
