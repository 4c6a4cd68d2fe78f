import { Dialog } from 'kit/dialog';

interface StrategyCallDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export const StrategyCallDialog = ({ isOpen, onClose }: StrategyCallDialogProps) => (
  <Dialog isOpen={isOpen} title="Schedule Your Strategy Call" onClose={onClose}>
    <p>Times are on their way.</p>
  </Dialog>
);
