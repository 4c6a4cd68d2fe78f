import { Dialog } from 'kit/dialog';
import { formatMoney } from 'kit/format';
import { tokens } from 'kit/theme';
import styled from 'styled-components';
import type { ClientSummaryQuery } from '#gql/graphql.ts';
import type { FigureName } from './figure-names.ts';
import { FigureBreakdown } from './figure-breakdown.tsx';
import { InvestedBreakdown } from './invested-breakdown.tsx';

interface FigureDialogProps {
  isOpen: boolean;
  figure: FigureName;
  summary: ClientSummaryQuery['clientSummary'];
  onClose: () => void;
}

/** The breakdown of a dashboard figure. */
export function FigureDialog({ isOpen, figure, summary, onClose }: FigureDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={figure} onClose={onClose}>
      {figure === 'Money Saved' ? (
        <MoneySaved saved={summary.moneySaved} />
      ) : figure === 'Total Invested' ? (
        <InvestedBreakdown summary={summary} />
      ) : (
        <FigureBreakdown figure={figure} summary={summary} />
      )}
    </Dialog>
  );
}

/** Explains the figure: a sample is not computed from anything. */
function MoneySaved({ saved: { value, isSample } }: { saved: ClientSummaryQuery['clientSummary']['moneySaved'] }) {
  if (!isSample) {
    return (
      <Words>{Number(value) === 0 ? 'No savings are on record yet.' : `${formatMoney(value)} is on record.`}</Words>
    );
  }
  return (
    <>
      <Words>
        {formatMoney(value)} is a sample that shows what will appear here. It isn't calculated from your projects.
      </Words>
      <Words>Your own figure replaces it once your projects' savings are recorded.</Words>
    </>
  );
}

const Words = styled.p`
  max-width: ${tokens.width.text};
`;
