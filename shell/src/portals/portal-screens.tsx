import { Fragment, use } from 'react';
import { PageView } from 'kit/page';
import { Route, Routes } from 'kit/router';
import { NotFound } from '../page/not-found.tsx';
import { usePortalLoader } from './loader-context.ts';

/** A loaded portal's screens, each named for the document and for analytics. */
export function PortalScreens({ remote }: { remote: string }) {
  const { routes, Frame = Fragment } = use(usePortalLoader().load(remote));
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
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Frame>
  );
}
