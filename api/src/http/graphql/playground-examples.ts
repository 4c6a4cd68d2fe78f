import { type Audience, isInAudience } from 'rules/audiences';
import type { Principal } from 'rules/people';

interface Examples {
  /** Who gets them: the first that includes the viewer. */
  audience: Audience;
  operations: string;
}

const mine = `query Mine {
  me {
    firstName
    audiences
  }
  projects(first: 3) {
    edges {
      node {
        title
        status
        progress
        developer {
          firstName
        }
      }
    }
  }
}`;

const live = `# Run this one, and change a project in
# another browser.
subscription Live {
  activityAdded {
    description
    createdAt
  }
}`;

const ofRoles: Array<{ audience: Audience; own: string }> = [
  {
    audience: 'admin',
    own: `query Figures {
  dashboardStats {
    projectsInDev
    projectsInTesting
    projectsInProd
  }
}`,
  },
  {
    audience: 'sales',
    own: `query Leads {
  leads(first: 5) {
    edges {
      node {
        companyName
        status
      }
    }
  }
}`,
  },
  {
    audience: 'contractor',
    own: `query Requests {
  clientStoreRequests(first: 5) {
    edges {
      node {
        name
        tier
        requirements
      }
    }
  }
}`,
  },
  {
    audience: 'client',
    own: `query Tickets {
  supportTickets(first: 5) {
    edges {
      node {
        title
        status
      }
    }
  }
}`,
  },
  {
    audience: 'analyst',
    own: `query Resources {
  knowledgeResources(first: 5) {
    edges {
      node {
        title
        viewCount
      }
    }
  }
}`,
  },
];

/** What the editor opens with. Each operation runs unchanged. */
export const playgroundExamples: readonly Examples[] = [
  ...ofRoles.map(({ audience, own }) => ({
    audience,
    operations: `# The documentation is the book on the left.\n${mine}\n\n${own}\n\n${live}\n`,
  })),
  {
    audience: 'anyone',
    operations:
      '# Sign in at /login first: in production as an\n# administrator. Then reload this page.\nquery Hello {\n  __typename\n}\n',
  },
];

export function getPlaygroundExamples(viewer: Principal | null): Examples {
  const examples = playgroundExamples.find(({ audience }) => isInAudience(audience, viewer));
  if (!examples) throw new Error('Everyone is in the audience `anyone`');
  return examples;
}
