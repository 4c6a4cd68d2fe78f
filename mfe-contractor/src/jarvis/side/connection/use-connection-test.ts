import { useRef, useState } from 'react';
import { useMutation } from 'kit/apollo';
import { toFault } from 'kit/fault';
import { toast } from 'kit/toasts';
import { TestJarvisDocument } from '#gql/graphql.ts';
import { tellFailure } from '../../failure.ts';

export type Standing = { state: 'unknown' } | { state: 'ready'; model: string } | { state: 'error'; reason: string };

const question = 'Hello Jarvis, are you there? Please answer in one short sentence.';
const unknownError = 'Unknown error occurred';

/** Whether Jarvis answers (specification part 2 §4). A test starts from "unknown", without the previous error. */
export function useConnectionTest() {
  const [send] = useMutation(TestJarvisDocument);
  const [standing, setStanding] = useState<Standing>({ state: 'unknown' });
  const [testing, setTesting] = useState(false);
  const isTesting = useRef(false);

  const test = async () => {
    if (isTesting.current) return;
    isTesting.current = true;
    setTesting(true);
    setStanding({ state: 'unknown' });
    try {
      const { data } = await send({ variables: { input: { message: question } } });
      if (!data?.testJarvis.ok) throw new Error(unknownError);
      setStanding({ state: 'ready', model: data.testJarvis.model });
      toast({ title: 'Jarvis Ready', description: 'AI service is working correctly', intent: 'success' });
    } catch (error) {
      const { code, message } = toFault(error);
      // The browser's own network error is not the server's message.
      const reason = code === 'NETWORK' || !message ? unknownError : message;
      setStanding({ state: 'error', reason });
      tellFailure(error, { title: 'Jarvis Error', description: reason });
    } finally {
      isTesting.current = false;
      setTesting(false);
    }
  };
  return { standing, testing, test };
}
