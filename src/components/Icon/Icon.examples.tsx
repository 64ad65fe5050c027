import { Icon } from './Icon.tsx';
import { iconNames } from './icon-paths.ts';

export const examples = {
  EveryIcon: (
    <ul className="cluster">
      {iconNames.map((name) => (
        <li key={name} className="cluster">
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
