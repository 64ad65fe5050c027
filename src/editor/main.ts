import './styles.ts';
import CMS, { type CmsConfig } from '@sveltia/cms';
import { stringify } from 'yaml';
import { parseContent } from '../../shared/content-file.ts';
import backend from './backend.json';
import { refuseFaults } from './check.ts';
import { collections, i18n, kinds } from './collections.ts';
import { drawingFolder, photographFolder, toEditor, toFile } from './convert.ts';
import { registerPreviews } from './preview.tsx';

for (const [name, { schema }] of kinds) {
  CMS.registerCustomFormat(name, 'yaml', {
    fromFile: (text) => toEditor(schema, parseContent(name, text).value),
    toFile: (value) => stringify(toFile(schema, value), { lineWidth: 120 }),
  });
}
CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => refuseFaults(entry) });
registerPreviews();
const config: CmsConfig = {
  load_config_file: false,
  backend: { auth_methods: 'base_url' in backend ? ['oauth', 'token'] : ['token'], ...backend } as never,
  app_title: 'Website editor',
  logo: { src: '/apple-touch-icon.png' },
  site_url: location.origin,
  media_folder: photographFolder.slice(1),
  public_folder: photographFolder,
  asset_collections: [
    {
      name: 'photographs',
      label: 'Photographs',
      media_folder: photographFolder.slice(1),
      public_folder: photographFolder,
    },
    { name: 'drawings', label: 'Drawings', media_folder: drawingFolder.slice(1), public_folder: drawingFolder },
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
  collections,
};
// The editor refuses options that are undefined.
CMS.init({ config: JSON.parse(JSON.stringify(config)) });
