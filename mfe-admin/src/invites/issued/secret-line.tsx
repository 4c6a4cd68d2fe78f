import styled from 'styled-components';
import { CopyButton } from 'kit/copy';

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
    color: ${({ theme }) => theme.color.soft};
  }
  dd {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
  }
  code {
    min-width: 0;
    flex: 1;
    padding: 4px ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
    font: 12px/18px ${({ theme }) => theme.font.code};
    overflow-wrap: anywhere;
  }
`;
