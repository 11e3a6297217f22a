import { allMachines } from '../charts/allMachines.ts';
import { mutationsOf } from './mutations.ts';

/** All machines: the folder of the file, and the possible changes. */
export const machines = () =>
  allMachines().map(({ machine, file }) => ({
    id: machine.id,
    folder: file.replace(/\/[^/]*$/, ''),
    mutations: mutationsOf(machine.config),
  }));
