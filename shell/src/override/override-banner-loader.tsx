import { type ComponentType, useEffect, useState } from 'react';

/** Where it is said that a portal comes from this machine. The code for that is fetched only where one does. */
export function OverrideBannerLoader() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (document.getElementById('remotes')?.textContent?.includes('"isOverride":true'))
      void import('./override-banner.tsx').then(({ OverrideBanner }) => setBanner(() => OverrideBanner));
  }, []);
  return Banner && <Banner />;
}
