import { Icon } from 'kit/controls';
import { Tag } from 'kit/ui';

export function ActiveTag({ isActive }: { isActive: boolean }) {
  return (
    <Tag minimal intent={isActive ? 'success' : 'none'} icon={<Icon name={isActive ? 'tick' : 'eyeOff'} />}>
      {isActive ? 'Active' : 'Inactive'}
    </Tag>
  );
}
