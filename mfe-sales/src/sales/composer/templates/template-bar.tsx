import { useQuery } from 'kit/apollo';
import { Button } from 'kit/controls';
import { Skeleton } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { type AnswerTemplate_TemplateFragment, AnswerTemplatesDocument } from '#gql/graphql.ts';

interface TemplateBarProps {
  onChoose: (template: AnswerTemplate_TemplateFragment) => void;
  onManage: () => void;
}

/** One button a template: a click fills in its text. */
export function TemplateBar({ onChoose, onManage }: TemplateBarProps) {
  const { data, error, refresh } = useQuery(AnswerTemplatesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Bar role="group" aria-label="Templates" aria-busy={!data && !error}>
      {data?.answerTemplates.map((template) => (
        <Button key={template.id} onClick={() => onChoose(template)}>
          {template.name}
        </Button>
      ))}
      {!data && !error && <Skeleton $width="280px" $height="40px" />}
      {!data && error && (
        <span>
          Couldn&apos;t load templates. <Button onClick={() => void refresh()}>Retry</Button>
        </span>
      )}
      {data && (
        <Plain type="button" onClick={onManage}>
          {data.answerTemplates.length > 0 ? 'Edit templates' : 'Add a template'}
        </Plain>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  min-height: 40px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  > button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

const Plain = styled.button`
  min-height: 40px;
  padding: 0 ${tokens.space.xs};
  border: 0;
  background: none;
  color: ${tokens.color.accent};
  text-decoration: underline;
  cursor: pointer;
`;
