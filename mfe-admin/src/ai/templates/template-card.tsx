import { Button } from 'kit/controls';
import { RelativeTime } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { TemplateCard_TemplateFragment } from '#gql/graphql.ts';
import { ActiveTag } from '../active-tag.tsx';
import { summarizeGuardrails } from '../guardrails/summarize-guardrails.ts';
import { Card } from './card.ts';

interface TemplateCardProps {
  template: TemplateCard_TemplateFragment;
  onEdit: () => void;
  onDelete: () => void;
}

export function TemplateCard({ template, onEdit, onDelete }: TemplateCardProps) {
  const { name, description, guardrails, isActive, createdAt } = template;
  const rules = summarizeGuardrails(guardrails);
  return (
    <Card>
      <header>
        <h2>{name}</h2>
        <ActiveTag isActive={isActive} />
      </header>
      <Description data-excerpt>{description ?? 'No description'}</Description>
      {rules.length === 0 ? (
        <Rules as="p">No guardrails</Rules>
      ) : (
        <Rules>
          {rules.slice(0, maxShownRules).map((rule) => (
            <div key={rule.name}>
              <dt>{rule.name}</dt>
              <dd data-excerpt title={rule.text}>
                {rule.text}
              </dd>
            </div>
          ))}
          {rules.length > maxShownRules && (
            <div>
              <dt>{`and ${rules.length - maxShownRules} more`}</dt>
              <dd />
            </div>
          )}
        </Rules>
      )}
      <footer>
        <span>
          Created <RelativeTime at={createdAt} />
        </span>
        <Button aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </footer>
    </Card>
  );
}

/** Maximum number of guardrails on a card; the dialog has the rest. */
const maxShownRules = 3;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  min-height: 40px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${tokens.color.soft};
  overflow-wrap: anywhere;
`;

const Rules = styled.dl`
  min-height: 60px;
  padding-top: ${tokens.space.xs};
  border-top: 1px solid ${tokens.color.line};
  color: ${tokens.color.soft};
  div {
    display: grid;
    grid-template-columns: minmax(64px, auto) minmax(0, 1fr);
    gap: ${tokens.space.xs};
  }
  dt {
    color: ${tokens.color.ink};
    font-weight: 600;
  }
  dd {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
