import { useSession } from 'kit/session';
import { LandingScreen } from '../landing/landing-screen.tsx';
import { SignedInHome } from './signed-in-home.tsx';

export function HomeScreen() {
  const { viewer } = useSession();
  return viewer ? <SignedInHome viewer={viewer} /> : <LandingScreen />;
}
