import { Icon, IconButton } from 'kit/controls';
import { tokens } from 'kit/theme';
import styled from 'styled-components';

interface TemplateBadgeProps {
  name: string;
  index: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One selected template, with buttons to move and remove it. */
export function TemplateBadge({ name, index, total, onMove, onRemove }: TemplateBadgeProps) {
  return (
    <Item>
      {total > 1 && <Place>{index + 1}</Place>}
      <Name title={name}>{name}</Name>
      {total > 1 && (
        <>
          {/* Not disabled at the ends: focus would be lost on the way there. */}
          <Move
            $size={32}
            type="button"
            aria-label={`Move ${name} earlier`}
            title="Earlier"
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Icon name="back" />
          </Move>
          <Move
            $size={32}
            type="button"
            aria-label={`Move ${name} later`}
            title="Later"
            aria-disabled={index === total - 1}
            onClick={() => onMove(index + 1)}
          >
            <Icon name="arrow" />
          </Move>
        </>
      )}
      <IconButton $size={32} type="button" data-remove title={`Remove ${name}`} onClick={onRemove}>
        <Icon name="cross" />
      </IconButton>
    </Item>
  );
}

const Item = styled.li`
  display: flex;
  min-width: 0;
  max-width: 100%;
  padding-left: ${tokens.space.xs};
  align-items: center;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.raised};
`;

const Place = styled.span`
  margin-right: 6px;
  color: ${tokens.color.faint};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.span`
  overflow: hidden;
  min-width: 0;
  margin-right: 4px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Move = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${tokens.color.edge};
    cursor: default;
  }
  &[aria-disabled='true']:hover {
    background: none;
    color: ${tokens.color.edge};
  }
`;
