import { createRoot } from 'react-dom/client';
import { KitTheme } from 'kit/theme';
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
  const show = (isShown: boolean) =>
    root.render(
      <KitTheme>
        <VersionNotice isShown={isShown} {...answers} />
      </KitTheme>,
    );
  show(false);
  const close = () => {
    root.unmount();
    place.remove();
  };
  return { show, close };
}
