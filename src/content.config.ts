import { defineCollection } from 'astro:content';
import { type CollectionName, contentSchemas, filesOf } from './content/collections.ts';
import { yamlFiles } from './content/yaml-loader.ts';

const names = Object.keys(contentSchemas) as CollectionName[];

export const collections = Object.fromEntries(
  names.map((name) => [name, defineCollection({ loader: yamlFiles(filesOf(name), contentSchemas[name]) })]),
);
