import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export const MissingProject = () => (
  <Notice
    title="There is no such project"
    text="The address may be mistyped, or the project belongs to another account. Your own projects are all in the list."
  >
    <ButtonLink to="/client/projects" $primary>
      All projects
    </ButtonLink>
  </Notice>
);
