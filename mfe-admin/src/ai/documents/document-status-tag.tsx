import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';

/** The final processing status of a document. */
export function DocumentStatusTag({ status }: { status: 'ready' | 'failed' }) {
  const isReady = status === 'ready';
  return (
    <Tag minimal intent={isReady ? 'success' : 'danger'} icon={<Icon name={isReady ? 'tick' : 'warning'} />}>
      {isReady ? 'Ready' : 'Failed'}
    </Tag>
  );
}
