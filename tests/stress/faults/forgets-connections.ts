import { Socket } from 'node:net';

// Loaded into the server by a control: it does not remember how many requests of a connection are under way.
const { get } = WeakMap.prototype;

WeakMap.prototype.get = function (key) {
  const value = get.call(this, key);
  return key instanceof Socket && typeof value === 'number' ? 0 : value;
};
