import { useRef, useState } from 'react';
import { Button, Icon } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { useMutation } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';
import { TestJarvisDocument } from '#gql/graphql.ts';
import { toastJarvisFailure } from '../../toast-failure.ts';

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
          <span>{testing ? 'Testing…' : words}</span>
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
  flex-wrap: wrap;
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
  > :nth-child(2) {
    white-space: nowrap;
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

type ConnectionState = { state: 'unknown' } | { state: 'ready'; model: string } | { state: 'error'; reason: string };

const testQuestion = 'Hello Jarvis, are you there? Please answer in one short sentence.';
const unknownError = 'Unknown error occurred';

/** Whether Jarvis answers (specification part 2 §4). A test starts from "unknown", without the previous error. */
function useConnectionTest() {
  const [send] = useMutation(TestJarvisDocument);
  const [connection, setConnection] = useState<ConnectionState>({ state: 'unknown' });
  const [testing, setTesting] = useState(false);
  const isTesting = useRef(false);

  const test = async () => {
    if (isTesting.current) return;
    isTesting.current = true;
    setTesting(true);
    setConnection({ state: 'unknown' });
    try {
      const { data } = await send({ variables: { input: { message: testQuestion } } });
      if (!data?.testJarvis.ok) throw new Error(unknownError);
      setConnection({ state: 'ready', model: data.testJarvis.model });
      toast({ title: 'Jarvis Ready', description: 'AI service is working correctly', intent: 'success' });
    } catch (error) {
      const { code, message } = toFault(error);
      // The browser's own network error is not the server's message.
      const reason = code === 'NETWORK' || !message ? unknownError : message;
      setConnection({ state: 'error', reason });
      toastJarvisFailure(error, { title: 'Jarvis Error', description: reason });
    } finally {
      isTesting.current = false;
      setTesting(false);
    }
  };
  return { standing: connection, testing, test };
}
