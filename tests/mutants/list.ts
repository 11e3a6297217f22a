import { allMachines } from '../charts/allMachines.ts';
import { mutationsOf } from './mutations.ts';

/** Every machine of the shop: the folder of its file, and what can be changed in it. */
export const machines = () =>
  allMachines().map(({ machine, file }) => ({
    id: machine.id,
    folder: file.replace(/\/[^/]*$/, ''),
    mutations: mutationsOf(machine.config),
  }));
