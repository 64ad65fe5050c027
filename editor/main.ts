import CMS, { type CmsConfig } from '@sveltia/cms';
import { contentTypes } from '../content-model/content-types.ts';
import { fieldSchemaOf } from '../content-model/field-schema.ts';
import { parseContent } from '../content-model/parse-content.ts';
import { savedText } from './changed-file.ts';
import { checkBeforeSaving, rememberSaved } from './check.ts';
import { collections, i18n } from './collections.ts';
import { drawingFolder, photographFolder, toEditor, toFile } from './convert.ts';
import { LOADED } from './files.ts';
import { adviseOnErrors, backend } from './git-host.ts';
import { showNotes } from './notes.ts';
import { expectOnline, watchOnline } from './online.ts';
import { measurePhotographs, waitForPhotographs } from './photographs.ts';
import { offerPutBack } from './put-back.ts';

for (const [name, type] of Object.entries(contentTypes)) {
  const schema = fieldSchemaOf(type);
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text) => ({ ...(toEditor(schema, parseContent(name, text).value) as object), [LOADED]: text }),
    toFile: (value: Record<string, unknown>) =>
      savedText(type, name, String(value[LOADED] ?? ''), toFile(schema, value)),
  });
}
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => checkBeforeSaving(entry) });
CMS.registerEventListener({
  name: 'postSave',
  handler: () => {
    rememberSaved();
    showNotes();
    expectOnline();
  },
});
adviseOnErrors();
watchOnline();
offerPutBack();
for (const type of ['change', 'drop']) addEventListener(type, measurePhotographs, true);
addEventListener('click', waitForPhotographs, true);
const photographs = { media_folder: photographFolder.slice(1), public_folder: photographFolder };
const drawings = { media_folder: drawingFolder.slice(1), public_folder: drawingFolder };
const config: CmsConfig = {
  load_config_file: false,
  backend: {
    auth_methods: 'base_url' in backend ? ['oauth', 'token'] : ['token'],
    // editor/put-back.ts shows the label of the form.
    commit_messages: { create: 'Add {{slug}}', update: 'Change {{slug}}' },
    ...backend,
  } as never,
  app_title: 'Website editor',
  logo: { src: '/apple-touch-icon.png' },
  site_url: location.origin,
  // Below the list is what is online. A token with the right to contents alone may not read deployments.
  show_preview_links: false,
  ...photographs,
  asset_collections: [
    { name: 'photographs', label: 'Photographs', ...photographs },
    { name: 'drawings', label: 'Drawings', ...drawings },
  ],
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
      },
    },
    stock_assets: { providers: [] },
  },
  i18n,
  editor: { preview: false },
  // For services and photographs, whose names become URLs.
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
};
// A phone would show the groups first, and the tasks only after a tap.
if (!location.hash) history.replaceState(null, '', '#/collections/tasks');
// Sveltia CMS rejects options that are undefined.
CMS.init({ config: JSON.parse(JSON.stringify(config)) });
