import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

interface Citations {
  /** Title of the document behind each citation number of this answer. */
  titles: ReadonlyMap<number, string>;
  open: (number: number) => void;
}

const CitationsContext = createContext<Citations>({ titles: new Map(), open: () => undefined });

/** Resolves the citation numbers of the answer inside. */
export const CitationsProvider = CitationsContext.Provider;

/** `[1]`: opens the cited passage. An unknown number is plain text of the same size. */
export function Citation({ number }: { number: number }) {
  const { titles, open } = useContext(CitationsContext);
  const title = titles.get(number);
  if (!title) return <Mark as="span">[{number}]</Mark>;
  return (
    <Mark
      type="button"
      data-known
      aria-label={`Passage ${number}, ${title}`}
      title={title}
      onClick={() => open(number)}
    >
      {number}
    </Mark>
  );
}

const Mark = styled.button`
  display: inline-flex;
  min-width: 24px;
  height: 24px;
  padding: 0;
  margin: -4px 1px;
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.soft};
  font-size: ${tokens.size.tiny};
  font-variant-numeric: tabular-nums;
  &[data-known] {
    border-color: ${tokens.color.edge};
    background: ${tokens.color.raised};
    color: ${tokens.color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  &[data-known]:hover {
    border-color: ${tokens.color.accent};
  }
`;
