import { Dialog } from 'kit/dialog';
import { SuggestToolForm } from './suggest-tool-form.tsx';

interface SuggestToolDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SuggestToolDialog({ isOpen, onClose }: SuggestToolDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Suggest Tool" onClose={onClose}>
      <SuggestToolForm onDone={onClose} />
    </Dialog>
  );
}
