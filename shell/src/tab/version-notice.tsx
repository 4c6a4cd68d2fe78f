import { Button } from 'kit/controls';
import styled, { keyframes } from 'styled-components';

interface VersionNoticeProps {
  isShown: boolean;
  onReload: () => void;
  onLater: () => void;
}

/** Announces a newer version. The live region is rendered before its text, so that screen readers announce it. */
export function VersionNotice({ isShown, onReload, onLater }: VersionNoticeProps) {
  return (
    <output>
      {isShown && (
        <Card>
          <Words>A new version is ready.</Words>
          <Button $primary onClick={onReload}>
            Reload
          </Button>
          <Button onClick={onLater}>Later</Button>
        </Card>
      )}
    </output>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/* In a corner if there is room; on a phone above the page, which it pushes down instead of covering it. */
const Card = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.toast};
  bottom: ${({ theme }) => theme.space.m};
  left: ${({ theme }) => theme.space.m};
  display: flex;
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.s} ${theme.space.s} ${theme.space.m}`};
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: 0 8px 24px ${({ theme }) => theme.color.shadow};
  animation: ${enter} ${({ theme }) => `${theme.motion.enter} ${theme.motion.easeOut}`};
  ${({ theme }) => theme.screen.narrow} {
    position: static;
    border-width: 0 0 1px;
    border-color: ${({ theme }) => theme.color.line};
    border-radius: 0;
    box-shadow: none;
    animation: none;
  }
  @media print {
    display: none;
  }
`;

const Words = styled.p`
  margin-right: auto;
  ${({ theme }) => theme.screen.wide} {
    padding-right: ${({ theme }) => theme.space.s};
  }
  font-weight: 600;
`;
