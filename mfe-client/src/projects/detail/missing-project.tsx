import { ButtonLink } from 'kit/controls';
import { Notice } from 'kit/states';

export const MissingProject = () => (
  <Notice
    title="Project not found"
    text="The link may be wrong, or the project may belong to another account. All your projects are in the list."
  >
    <ButtonLink to="/client/projects" $primary>
      All projects
    </ButtonLink>
  </Notice>
);
