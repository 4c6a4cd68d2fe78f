import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface MessagesFailedProps {
  error: unknown;
  /** The data that was loaded when it failed. */
  data: unknown;
  onRetry: () => void;
}

/** Shows error and data verbatim, as the specification requires. */
export function MessagesFailed({ error, data, onRetry }: MessagesFailedProps) {
  return (
    <Place>
      <ErrorState
        title="Error loading messages"
        hint="Your messages are safe. Try again."
        detail={`${String(error)} ${JSON.stringify(data)}`}
        onRetry={onRetry}
      />
    </Place>
  );
}

const Place = styled.div`
  overflow: auto;
  padding: ${tokens.space.l};
`;
