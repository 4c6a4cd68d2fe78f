import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';

/** How often people could not open a portal, in the last day. */
export function FaultsTag({ count }: { count: number }) {
  const words = `${count === 0 ? 'No faults' : count === 1 ? '1 fault' : `${count} faults`} in 24 h`;
  return (
    <div>
      <Tag
        minimal
        intent={count === 0 ? 'success' : 'danger'}
        icon={<Icon name={count === 0 ? 'tick' : 'warning'} />}
        title="In the last 24 hours"
      >
        {words}
      </Tag>
    </div>
  );
}
