import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';

/** Whether everyone sees a resource, or only who keeps the hub. */
export function StatusTag({ isPublished }: { isPublished: boolean }) {
  return (
    <Tag minimal intent={isPublished ? 'success' : 'warning'} icon={<Icon name={isPublished ? 'eye' : 'eyeOff'} />}>
      {isPublished ? 'Published' : 'Draft'}
    </Tag>
  );
}
