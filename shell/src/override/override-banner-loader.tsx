import { type ComponentType, useEffect, useState } from 'react';

/** Loads the banner about local overrides only if there are any. */
export function OverrideBannerLoader() {
  const [Banner, setBanner] = useState<ComponentType>();
  useEffect(() => {
    if (document.getElementById('remotes')?.textContent?.includes('"isOverride":true'))
      void import('./override-banner.tsx').then(({ OverrideBanner }) => setBanner(() => OverrideBanner));
  }, []);
  return Banner && <Banner />;
}
