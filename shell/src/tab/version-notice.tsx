import { Button } from 'kit/controls';
import { tokens } from 'kit/theme';
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
  z-index: ${tokens.layer.toast};
  bottom: ${tokens.space.m};
  left: ${tokens.space.m};
  display: flex;
  padding: ${tokens.space.s} ${tokens.space.s} ${tokens.space.s} ${tokens.space.m};
  align-items: center;
  gap: ${tokens.space.xs};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.raised};
  box-shadow: 0 8px 24px ${tokens.color.shadow};
  animation: ${enter} ${tokens.motion.enter} ${tokens.motion.easeOut};
  ${tokens.screen.narrow} {
    position: static;
    border-width: 0 0 1px;
    border-color: ${tokens.color.line};
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
  ${tokens.screen.wide} {
    padding-right: ${tokens.space.s};
  }
  font-weight: 600;
`;
