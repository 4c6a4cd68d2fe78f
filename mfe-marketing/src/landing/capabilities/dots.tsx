import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface DotsProps {
  page: number;
  pages: number;
  onChoose: (page: number) => void;
}

export function Dots({ page, pages, onChoose }: DotsProps) {
  return (
    <Row>
      {Array.from({ length: pages }, (_, index) => (
        <Dot
          key={index}
          type="button"
          aria-label={`Go to page ${index + 1}`}
          aria-current={index === page || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
`;

/* The dot is small, but its click target isn't. */
const Dot = styled.button`
  width: 24px;
  height: 40px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    display: block;
    width: 8px;
    height: 8px;
    margin: auto;
    border: 1px solid ${tokens.color.edge};
    border-radius: 50%;
    content: '';
    transition: background ${tokens.motion.feedback};
  }
  &:hover::before {
    border-color: ${tokens.color.ink};
  }
  &[aria-current]::before {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }
`;
