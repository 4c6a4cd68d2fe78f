import styled from 'styled-components';
import { CopyButton } from 'kit/copy';
import { tokens } from 'kit/theme';

/** A secret with its copy button. */
export function SecretLine({ label, text }: { label: string; text: string }) {
  return (
    <Line>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <CopyButton text={text} name={label.charAt(0).toLowerCase() + label.slice(1)} />
      </dd>
    </Line>
  );
}

const Line = styled.div`
  dt {
    color: ${tokens.color.soft};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }
  code {
    min-width: 0;
    flex: 1;
    padding: 4px ${tokens.space.xs};
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
    font: 12px/18px ${tokens.font.code};
    overflow-wrap: anywhere;
  }
`;
