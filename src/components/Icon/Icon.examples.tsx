import { iconNames } from '../../icons/icon-paths.ts';
import { Icon } from './Icon.tsx';

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
