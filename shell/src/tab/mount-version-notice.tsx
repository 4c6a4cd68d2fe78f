import { createRoot } from 'react-dom/client';
import { VersionNotice } from './version-notice.tsx';

interface VersionNoticeHandlers {
  onReload: () => void;
  onLater: () => void;
}

/** The container of the notice: next to the application, not in it, so that no portal can remove it. */
export function mountVersionNotice(answers: VersionNoticeHandlers): {
  show: (isShown: boolean) => void;
  close: () => void;
} {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const show = (isShown: boolean) => root.render(<VersionNotice isShown={isShown} {...answers} />);
  show(false);
  const close = () => {
    root.unmount();
    place.remove();
  };
  return { show, close };
}
