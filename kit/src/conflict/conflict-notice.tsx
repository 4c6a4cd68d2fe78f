import { useEffect, useRef } from 'react';
import { Button } from '../controls.ts';
import { tokens } from '../theme.ts';
import styled from 'styled-components';

interface ConflictNoticeProps<Name extends string> {
  /** What both edited, as in "template". */
  what: string;
  conflict: { fields: readonly Name[]; theirs: Readonly<Record<Name, string>> } | null;
  labels: Readonly<Record<Name, string>>;
  onTakeTheirs: (name: Name) => void;
}

/** Says that someone else has saved meanwhile, and shows their text of the fields that both changed. */
export function ConflictNotice<Name extends string>({
  what,
  conflict,
  labels,
  onTakeTheirs,
}: ConflictNoticeProps<Name>) {
  const box = useRef<HTMLDivElement>(null);
  const hasConflict = conflict !== null;
  useEffect(() => {
    if (hasConflict) box.current?.scrollIntoView?.({ block: 'center' });
  }, [hasConflict]);
  if (!conflict) return null;
  return (
    <Box ref={box} role="alert">
      <strong>{`This ${what} was changed elsewhere while you were editing`}</strong>
      <p>
        {conflict.fields.length === 0
          ? 'Your text is still here, and the changes to other fields are filled in. Check the form, then save again.'
          : 'Your text is still here. The fields below were changed, too: take their version, or save again to replace it with yours.'}
      </p>
      {conflict.fields.map((name) => (
        <Theirs key={name} role="group" aria-labelledby={`theirs-${name}`}>
          <span id={`theirs-${name}`}>{`${labels[name]}, their version`}</span>
          {/* A long text is its own scroll container, so it must be focusable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{conflict.theirs[name] || 'Empty'}</pre>
          <Button onClick={() => onTakeTheirs(name)}>Take theirs</Button>
        </Theirs>
      ))}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s};
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.accent};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
`;

const Theirs = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.xs};
  span {
    font-weight: 600;
  }
  pre {
    overflow: auto;
    width: 100%;
    max-height: 160px;
    margin: 0;
    padding: ${tokens.space.s};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.small};
    font: inherit;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
