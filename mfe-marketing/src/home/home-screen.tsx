import { useSession } from 'kit/session';
import { SignedInHome } from './signed-in-home.tsx';
import { SignedOutHome } from './signed-out-home.tsx';

export function HomeScreen() {
  const { viewer } = useSession();
  return viewer ? <SignedInHome viewer={viewer} /> : <SignedOutHome />;
}
