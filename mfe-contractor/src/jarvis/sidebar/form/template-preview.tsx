import { useId } from 'react';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { Template } from './use-conversation-form.ts';

/** The description of each selected template. */
export function TemplatePreview({ templates }: { templates: readonly Template[] }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>Preview</h3>
      <dl>
        {templates.map(({ id: templateId, name, description }) => (
          <div key={templateId}>
            <dt>{name}</dt>
            <dd>{description || 'No description available for this template.'}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const Part = styled.section`
  h3 {
    padding: ${tokens.space.xs} 0;
    border-bottom: 1px solid ${tokens.color.ink};
    font-size: ${tokens.size.small};
    line-height: 20px;
  }
  dl > div {
    padding: ${tokens.space.xs} 0;
    border-bottom: 1px solid ${tokens.color.line};
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    color: ${tokens.color.soft};
    white-space: pre-line;
  }
  dt,
  dd {
    overflow-wrap: anywhere;
  }
`;
