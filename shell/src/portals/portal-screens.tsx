import { Fragment, use, useEffect } from 'react';
import { PageView } from 'kit/page';
import { Route, Routes } from 'kit/router';
import { NotFound } from '../not-found/not-found.tsx';
import { replayQueuedEvents } from '../page/queued-events.ts';
import { usePortalLoader } from './loader-context.ts';

/** A loaded portal's screens, each with its document title and page view. */
export function PortalScreens({ remote }: { remote: string }) {
  const { routes, Frame = Fragment } = use(usePortalLoader().load(remote));
  useEffect(() => replayQueuedEvents(window), []);
  return (
    <Frame>
      <Routes>
        {routes.map(({ path, title, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              <>
                <PageView route={path} title={title} />
                <Screen />
              </>
            }
          />
        ))}
        <Route path="*" element={<NotFound beside={routes.map((route) => route.path)} />} />
      </Routes>
    </Frame>
  );
}
