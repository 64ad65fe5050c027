import CMS, { type CmsConfig } from '@sveltia/cms';
import { contentTypes } from '../../shared/content/content-types.ts';
import { fieldSchemaOf } from '../../shared/content/field-schema.ts';
import { parseContent, stringifyContent } from '../../shared/content/parse-content.ts';
import backend from './backend.json';
import { checkBeforeSaving, measurePhotographs, showNotes } from './check.ts';
import { collections, i18n } from './collections.ts';
import { drawingFolder, photographFolder, toEditor, toFile } from './convert.ts';
import { LOADED } from './files.ts';

for (const [name, type] of Object.entries(contentTypes)) {
  const schema = fieldSchemaOf(type);
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text) => ({ ...(toEditor(schema, parseContent(name, text).value) as object), [LOADED]: text }),
    toFile: (value) => stringifyContent(toFile(schema, value)),
  });
}
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => checkBeforeSaving(entry) });
CMS.registerEventListener({ name: 'postSave', handler: showNotes });
// After /undo, in another tab. An open form keeps what was typed, and merges it when saved.
new BroadcastChannel('undo').onmessage = () => location.hash.includes('/entries/') || location.reload();
for (const type of ['change', 'drop']) addEventListener(type, measurePhotographs, true);
const photographs = { media_folder: photographFolder.slice(1), public_folder: photographFolder };
const drawings = { media_folder: drawingFolder.slice(1), public_folder: drawingFolder };
const config: CmsConfig = {
  load_config_file: false,
  backend: { auth_methods: 'base_url' in backend ? ['oauth', 'token'] : ['token'], ...backend } as never,
  app_title: 'Website editor',
  logo: { src: '/apple-touch-icon.png' },
  site_url: location.origin,
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
  // The saved page is in the next tab, or at the host's preview.
  editor: { preview: false },
  // For services and photographs, whose names become URLs.
  slug: { encoding: 'ascii', clean_accents: true },
  collections,
};
// Sveltia CMS rejects options that are undefined.
CMS.init({ config: JSON.parse(JSON.stringify(config)) });
