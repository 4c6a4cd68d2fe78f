import { Button, Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useConnectionTest, type ConnectionState } from './use-connection-test.ts';

const statusStyles = {
  unknown: { icon: 'info', words: 'Not tested' },
  ready: { icon: 'tick', words: 'Ready' },
  error: { icon: 'warning', words: 'Error' },
} as const;

/** Sends Jarvis a test prompt and shows whether it answers. The toast announces the result. */
export function ConnectionTest() {
  const { standing: connection, testing, test } = useConnectionTest();
  const { icon, words } = statusStyles[connection.state];
  return (
    <Place>
      <Line>
        <State $state={connection.state}>
          <Icon name={icon} />
          <span>{testing ? 'Testing...' : words}</span>
          {connection.state === 'ready' && <Model title={connection.model}>{connection.model}</Model>}
        </State>
        <Button aria-busy={testing} onClick={() => void test()}>
          Test connection
        </Button>
      </Line>
      {connection.state === 'error' && <Reason>{connection.reason}</Reason>}
    </Place>
  );
}

const Place = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.m};
  border-top: 1px solid ${tokens.color.line};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs};
  button {
    flex: none;
  }
`;

const State = styled.p<{ $state: ConnectionState['state'] }>`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: 6px;
  color: ${({ $state }) => ({ unknown: tokens.color.soft, ready: tokens.color.green, error: tokens.color.danger })[$state]};
  svg {
    flex: none;
  }
`;

const Model = styled.span`
  overflow: hidden;
  color: ${tokens.color.faint};
  font-size: ${tokens.size.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Reason = styled.p`
  overflow: auto;
  max-height: 80px;
  padding: 4px 0;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;
