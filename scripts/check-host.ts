// Tells whether a host collects the tour request form: node scripts/check-host.ts https://www.example.org
import { checkHost } from '../tooling/check-host.ts';

const { code, message } = await checkHost(process.argv[2]);
console[code === 0 ? 'log' : 'error'](message);
process.exitCode = code;
