import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';

/** Where the reading of a document ended. */
export function DocumentStatusTag({ status }: { status: 'ready' | 'failed' }) {
  const isReady = status === 'ready';
  return (
    <Tag minimal intent={isReady ? 'success' : 'danger'} icon={<Icon name={isReady ? 'tick' : 'warning'} />}>
      {isReady ? 'Ready' : 'Failed'}
    </Tag>
  );
}
