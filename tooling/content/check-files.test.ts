import { expect, test } from 'vitest';
import { picture } from '../../tests/helpers/content-copy.ts';
import { faultsWith, findFaults, fixtures, privacy, service } from '../../tests/helpers/slips.ts';

const folders = 'Known folders: photos, en. The folder of a language has its code for a name, such as es or hmn.';

test('content without faults has none', async () => {
  expect(await findFaults()).toEqual([]);
});

test('a file that nothing reads is named, with the one that was probably meant', async () => {
  const text = fixtures[privacy] ?? '';
  expect(await faultsWith({ 'en/interfaces.yaml': text })).toEqual([
    expect.stringMatching(
      /^content\/en\/interfaces\.yaml: nothing reads this file\. Did you mean interface\.yaml\? Known files: /,
    ),
  ]);
  expect(await faultsWith({ 'en/services/respite.yml': text })).toEqual([
    'content/en/services/respite.yml: files end in .yaml here. Name it respite.yaml.',
  ]);
  expect(await faultsWith({ 'en/pages/jobs.yaml': text })).toEqual([
    expect.stringMatching(
      /^content\/en\/pages\/jobs\.yaml: nothing reads this file\. Known files: .*privacy\.yaml.* docs\/adding-a-page\.md says how to add a page\.$/,
    ),
  ]);
  expect(
    await faultsWith({ [privacy]: null, 'en/pages/privacy.yaml.txt': text, 'en/service/rest.yaml': text }),
  ).toEqual([
    'content/en/pages/privacy.yaml.txt: files end in .yaml here. Name it privacy.yaml.',
    'content/en/service/rest.yaml: nothing reads this folder. Did you mean services? Known folders: pages, services.',
  ]);
  expect(await faultsWith({ 'photo/a.jpg': '' })).toEqual([
    `content/photo: nothing reads this folder. Did you mean photos? ${folders}`,
  ]);
  expect(await faultsWith({ 'EN/interface.yaml': text })).toEqual([
    `content/EN: nothing reads this folder. Did you mean en? ${folders}`,
  ]);
  expect(await faultsWith({ 'spanish/interface.yaml': text })).toEqual([
    `content/spanish: nothing reads this folder. ${folders}`,
  ]);
});

test('a copy of a file that is there is told to go, and what systems leave behind is passed over', async () => {
  expect(await faultsWith({ 'en/pages/home.yaml.bak': '' })).toEqual([
    'content/en/pages/home.yaml.bak: nothing reads this copy of home.yaml. Delete it.',
  ]);
  const left = ['.DS_Store', 'photos/.DS_Store', 'photos/Thumbs.db', 'en/desktop.ini', 'en/mail.yaml~'];
  expect(await faultsWith(Object.fromEntries(left.map((file) => [file, 'left'])))).toEqual([]);
});

test('a service whose file name makes no address is told a better name', async () => {
  expect(await faultsWith({ [service]: null, 'en/services/Respite Weeks.yaml': fixtures[service] ?? '' })).toEqual([
    'content/en/services/Respite Weeks.yaml: its name is the end of an address, so only small letters, digits and hyphens fit. Name it respite-weeks.yaml.',
  ]);
});

test('a copy of a service is named with the words that are the same', async () => {
  expect(await faultsWith({ 'en/services/zzz.yaml': fixtures[service] ?? '' })).toEqual([
    'content/en/services/zzz.yaml:2:10: meta.title: says the same as content/en/services/respite-weeks.yaml. So do meta.description, title, shortTitle, summary, description. Write words of its own.',
    'content/en/services/zzz.yaml:4:8: order: content/en/services/respite-weeks.yaml has 90 already. Give each service a place of its own.',
  ]);
});

test('a file that is missing or empty is named', async () => {
  expect(await faultsWith({ [privacy]: null })).toEqual(['content/en/pages/privacy.yaml: the file is missing.']);
  expect(await faultsWith({ [privacy]: '' })).toEqual(['content/en/pages/privacy.yaml:1:1: the file is empty.']);
  expect(await faultsWith({ 'statements.yaml': null, 'statement.yaml': '[]' })).toEqual([
    expect.stringContaining('content/statement.yaml: nothing reads this file. Did you mean statements.yaml?'),
  ]);
});

test('a page that cannot be read is named alone, without the links that lead to it', async () => {
  expect(await faultsWith({ 'en/pages/questions.yaml': 'meta: "never closed' })).toEqual([
    'content/en/pages/questions.yaml:1:7: the quotation mark that stands here is never closed.',
  ]);
});

test('a file in another encoding is named, with the place where it shows', async () => {
  const text = (fixtures[privacy] ?? '').replace('Your words', 'Your café');
  const save = 'In the editor choose "Save with encoding", then UTF-8.';
  expect(await faultsWith({ [privacy]: Buffer.from(text, 'latin1') })).toEqual([
    `content/en/pages/privacy.yaml:6:15: a letter here is not saved as UTF-8. ${save}`,
  ]);
  expect(await faultsWith({ [privacy]: Buffer.from(`\uFEFF${text}`, 'utf16le') })).toEqual([
    `content/en/pages/privacy.yaml: the file is not saved as UTF-8. ${save}`,
  ]);
});

test('a byte order mark and line ends of Windows do no harm', async () => {
  expect(await faultsWith({ [privacy]: `\uFEFF${(fixtures[privacy] ?? '').replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test('photographs as cameras name them are taken, other formats and names with spaces are not', async () => {
  const large = await picture(1600).toBuffer();
  const png = await picture(1600).png().toBuffer();
  const withPhoto = (fixtures[service] ?? '').replace('hero.svg', 'IMG_1.JPG');
  expect(
    await faultsWith({
      'photos/IMG_1.JPG': large,
      'photos/van.Jpeg': large,
      'photos/png.jpeg': png,
      [service]: withPhoto,
    }),
  ).toEqual([]);
  expect(await faultsWith({ 'photos/front door.jpg': large, 'photos/van.heic': large })).toEqual([
    'content/photos/front door.jpg: only letters, digits and hyphens fit into the name of a photograph. Name it front-door.jpg.',
    'content/photos/van.heic: pages show JPEG and PNG. Export it as JPEG, with a name that ends in .jpg.',
  ]);
});

test('a damaged photograph is named although nothing uses it', async () => {
  const whole = await picture(1600).toBuffer();
  const damaged = 'the picture is damaged or not complete. Export it again, or delete it.';
  expect(
    await faultsWith({ 'photos/cut.jpg': whole.subarray(0, whole.length / 2), 'photos/words.jpg': 'no picture' }),
  ).toEqual([`content/photos/cut.jpg: ${damaged}`, `content/photos/words.jpg: ${damaged}`]);
});

test('a small photograph and one that says where it was taken are warned of', async () => {
  const place = { GPSLatitude: '36/1 44/1 0/1', GPSLongitude: '119/1 47/1 0/1' };
  expect(
    await faultsWith({
      'photos/small.jpg': await picture(300).toBuffer(),
      'photos/van.jpg': await picture(1600).withExif({ IFD3: place }).toBuffer(),
    }),
  ).toEqual([
    'content/photos/small.jpg: warning: the photograph is 300 pixels wide, and looks blurred on large screens. Take one of 1600 or more.',
    'content/photos/van.jpg: warning: the file says where it was taken. Pages leave that out, but the file stays in the project. Remove the location in a photo program.',
  ]);
});
