export { ProjectsScreen as ProjectScreen } from './projects-screen.tsx';
