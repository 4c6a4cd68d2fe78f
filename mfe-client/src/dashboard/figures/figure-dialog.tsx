import { Dialog } from 'kit/dialog';
import type { ClientSummaryQuery } from '#gql/graphql.ts';
import type { FigureName } from './figure-names.ts';
import { FigureBreakdown } from './figure-breakdown.tsx';
import { MoneySaved } from './money-saved.tsx';

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
      ) : (
        <FigureBreakdown figure={figure} summary={summary} />
      )}
    </Dialog>
  );
}
