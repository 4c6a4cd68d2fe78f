import 'reflect-metadata';
import { styleText } from 'node:util';
import type { Finding } from '#checks/check';
import { runDoctor } from '#doctor/run-doctor';
import { readSettings, SettingsError } from '#settings';

const colors = { ok: 'green', warning: 'yellow', fault: 'red' } as const;

/** `npm run doctor`: one line per finding. Exit code 1 if there is a fault. */
const findings = await collectFindings();
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else for (const finding of findings) process.stdout.write(`${toLine(finding)}\n`);
if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1;

async function collectFindings(): Promise<Finding[]> {
  try {
    const settings = readSettings();
    const found = await runDoctor(settings);
    return [{ name: 'settings', level: 'ok', message: 'All settings are valid' }, ...found];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map((message) => ({ name: 'settings', level: 'fault', message }));
  }
}

function toLine({ name, level, message }: Finding): string {
  return `${styleText(colors[level], level.padEnd(8))} ${name.padEnd(17)} ${message}`;
}
