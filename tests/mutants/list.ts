import { allMachines } from '../charts/allMachines.ts';
import { mutationsOf } from './mutations.ts';

/** Lists all machines, each with the folder of its file and its possible mutations. */
export const machines = () =>
  allMachines().map(({ machine, file }) => ({
    id: machine.id,
    folder: file.replace(/\/[^/]*$/, ''),
    mutations: mutationsOf(machine.config),
  }));
