// Adds to the published version.json that a commit was refused, with the errors in the content that its build printed:
// node deploy/refuse.ts COMMIT < the output of the build
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

const { PAGES = '/pages' } = process.env;
const [, online] = /^# (\w+)/.exec(readFileSync(`${PAGES}/Caddyfile`, 'utf8')) ?? [];
const file = `${PAGES}/${online}/dist/version.json`;
// As `describeIssue` writes them. Docker prints them twice, with a number in front.
const found = (await text(process.stdin)).match(/(?<=\s)content\/[\w./-]+(:\d+)*: .+/g) ?? [];
const refused = { commit: process.argv[2], errors: [...new Set(found)] };
writeFileSync(`${file}.next`, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), refused }, null, 1));
renameSync(`${file}.next`, file);
