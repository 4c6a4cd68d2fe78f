import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';

/** Whether a resource is published or a draft. */
export function StatusTag({ isPublished }: { isPublished: boolean }) {
  return (
    <Tag minimal intent={isPublished ? 'success' : 'warning'} icon={<Icon name={isPublished ? 'eye' : 'eyeOff'} />}>
      {isPublished ? 'Published' : 'Draft'}
    </Tag>
  );
}
