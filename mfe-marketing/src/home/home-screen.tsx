import { useSession } from 'kit/session';
import { lazyWithRetry } from 'kit/states';
import { LandingScreen } from '../landing/landing-screen.tsx';

/** Loaded separately, so that signed-out visitors never download it. */
const SignedInHome = lazyWithRetry(async () => (await import('../signed-in-home/signed-in-home.tsx')).SignedInHome);

export function HomeScreen() {
  const { viewer } = useSession();
  return viewer ? <SignedInHome /> : <LandingScreen />;
}
