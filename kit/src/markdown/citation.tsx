import { createContext, useContext } from 'react';
import styled from 'styled-components';

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
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.soft};
  font-size: ${({ theme }) => theme.size.tiny};
  font-variant-numeric: tabular-nums;
  &[data-known] {
    border-color: ${({ theme }) => theme.color.edge};
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  &[data-known]:hover {
    border-color: ${({ theme }) => theme.color.accent};
  }
`;
