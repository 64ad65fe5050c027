import { longWord } from '../../gallery/samples.ts';
import { SourceNote } from './SourceNote.tsx';

const source = { name: 'California Department of Aging', href: 'https://www.aging.ca.gov/', checked: '2026-11-21' };

export const examples = {
  Usual: <SourceNote source={source} />,
  NotChecked: <SourceNote source={{ ...source, checked: null }} />,
  LongWords: <SourceNote source={{ ...source, name: longWord }} />,
};
