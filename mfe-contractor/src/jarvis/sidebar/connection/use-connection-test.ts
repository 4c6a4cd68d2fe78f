import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';
import { TestJarvisDocument } from '#gql/graphql.ts';
import { toastFailure } from '../../toast-failure.ts';

export type ConnectionState =
  { state: 'unknown' } | { state: 'ready'; model: string } | { state: 'error'; reason: string };

const testQuestion = 'Hello Jarvis, are you there? Please answer in one short sentence.';
const unknownError = 'Unknown error occurred';

/** Whether Jarvis answers (specification part 2 §4). A test starts from "unknown", without the previous error. */
export function useConnectionTest() {
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
      toastFailure(error, { title: 'Jarvis Error', description: reason });
    } finally {
      isTesting.current = false;
      setTesting(false);
    }
  };
  return { standing: connection, testing, test };
}
