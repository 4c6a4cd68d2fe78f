import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCiJob, stripCredentials } from './provenance.mjs';

test('a job is identified by its URL', () => {
  const github = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: '10x-labs/portals', GITHUB_RUN_ID: '7' };
  const repository = 'https://github.com/10x-labs/portals';
  assert.deepEqual(getCiJob(github), { repository, address: `${repository}/actions/runs/7` });
  const gitlab = { CI_PROJECT_URL: 'https://git.example/portals', CI_JOB_URL: 'https://git.example/portals/-/jobs/7' };
  assert.deepEqual(getCiJob(gitlab), { repository: gitlab.CI_PROJECT_URL, address: gitlab.CI_JOB_URL });
  assert.deepEqual(getCiJob({ BUILD_URL: 'https://ci.example/7' }), { address: 'https://ci.example/7' });
  assert.equal(getCiJob({ CI: 'true' }), undefined);
});

test('credentials are removed from a repository URL', () => {
  assert.equal(stripCredentials('https://x-token:hush@git.example/portals.git'), 'https://git.example/portals.git');
  assert.equal(stripCredentials('git@github.com:10x-labs/portals.git'), 'github.com:10x-labs/portals.git');
});
