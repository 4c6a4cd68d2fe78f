import { inWords, Moment, money } from 'kit/format';
import { Panel } from 'kit/panel';
import type { DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { Facts } from './detail-layout.ts';

/** What was agreed. Of an enterprise project the price comes later: until then it is nothing. */
export function Agreed({ project }: { project: DetailedProject_ProjectFragment }) {
  const { tier, implementationFee, monthlySupportFee, technologies, estimatedWeeks, workingLocation } = project;
  const facts = [
    ['Tier', inWords(tier)],
    ['Implementation fee', amount(implementationFee, 'To be agreed')],
    ['Monthly support', amount(monthlySupportFee, 'None')],
    ['Technologies', technologies.join(', ') || 'Various'],
    ['Estimated duration', weeks(estimatedWeeks)],
    ['Working location', workingLocation ?? 'Not set'],
    ['Priority', inWords(project.priority)],
  ];
  return (
    <Panel title="What was agreed">
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Started</dt>
          <dd>
            <Moment at={project.createdAt} />
          </dd>
        </div>
      </Facts>
    </Panel>
  );
}

const amount = (fee: string, none: string) => (Number(fee) === 0 ? none : money(fee));

const weeks = (count: number | null | undefined) =>
  count ? `${count} ${count === 1 ? 'week' : 'weeks'}` : 'Not estimated yet';
