import { Panel, Stat, Stats } from 'kit/panel';
import { ErrorState } from 'kit/states';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import { metrics, type Metrics } from './metrics.ts';

interface FiguresPanelProps {
  figures: Metrics | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** Six sales figures. */
export function FiguresPanel({ figures, failed, onRetry }: FiguresPanelProps) {
  return (
    <Panel title="Sales Analytics" busy={!figures && !failed}>
      {failed ? (
        <ErrorState title="Couldn't load the figures" hint="Nothing is lost. Try again." onRetry={onRetry} />
      ) : (
        <StatsGrid>
          {metrics.map(({ key, label, format }) => (
            <Stat
              key={key}
              label={label}
              figure={figures && format(figures[key].value)}
              isSample={figures?.[key].isSample ?? false}
            />
          ))}
        </StatsGrid>
      )}
    </Panel>
  );
}

const StatsGrid = styled(Stats)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${tokens.screen.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
