import { humanize, RelativeTime, formatMoney } from 'kit/format';
import { Panel } from 'kit/panel';
import type { DetailedProject_ProjectFragment } from '#gql/graphql.ts';
import { Facts } from './detail-layout.ts';

/** The agreed terms. The price of an enterprise project is set later and null until then. */
export function AgreedTerms({ project }: { project: DetailedProject_ProjectFragment }) {
  const { tier, implementationFee, monthlySupportFee, technologies, estimatedWeeks, workingLocation } = project;
  const facts = [
    ['Tier', humanize(tier)],
    ['Implementation fee', formatFee(implementationFee, 'To be agreed')],
    ['Monthly support', formatFee(monthlySupportFee, 'None')],
    ['Technologies', technologies.join(', ') || 'Various'],
    ['Estimated duration', formatWeeks(estimatedWeeks)],
    ['Working location', workingLocation ?? 'Not set'],
    ['Priority', humanize(project.priority)],
  ];
  return (
    <Panel title="Agreed terms">
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
            <RelativeTime at={project.createdAt} />
          </dd>
        </div>
      </Facts>
    </Panel>
  );
}

const formatFee = (fee: string, none: string) => (Number(fee) === 0 ? none : formatMoney(fee));

const formatWeeks = (count: number | null | undefined) =>
  count ? `${count} ${count === 1 ? 'week' : 'weeks'}` : 'Not estimated yet';
