import styled from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { useCopy } from './use-copy.ts';
import { tokens } from '../theme/tokens.ts';

/** Copies a text; `name` says which one, such as "login code". */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { copied, copy } = useCopy(text);
  const label = `Copy ${name}`;
  return (
    <IconButton $size={40} type="button" title={label} onClick={() => void copy()}>
      {copied ? (
        <Done data-copied>
          <Icon name="tick" />
        </Done>
      ) : (
        <Icon name="copy" />
      )}
    </IconButton>
  );
}

const Done = styled.span`
  display: flex;
  color: ${tokens.color.green};
`;
