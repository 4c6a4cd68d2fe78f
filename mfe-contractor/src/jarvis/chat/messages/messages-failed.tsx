import { ErrorState } from 'kit/states';
import styled from 'styled-components';

interface MessagesFailedProps {
  error: unknown;
  /** What was there when it happened. */
  data: unknown;
  onRetry: () => void;
}

/** In the specification's words: the error and the data as they are. */
export function MessagesFailed({ error, data, onRetry }: MessagesFailedProps) {
  return (
    <Place>
      <ErrorState
        title="Error loading messages"
        hint="Your messages are safe. Try again in a moment."
        detail={`${String(error)} ${JSON.stringify(data)}`}
        onRetry={onRetry}
      />
    </Place>
  );
}

const Place = styled.div`
  overflow: auto;
  padding: ${({ theme }) => theme.space.l};
`;
