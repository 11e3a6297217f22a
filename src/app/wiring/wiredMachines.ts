import { type AnyStateMachine, StateMachine } from 'xstate';
import { wireApp } from './app.ts';
import type { lazily } from './lazily.ts';
import type { World } from './world.ts';

/**
 * Each is taken by its name where it is imported: the files of the shop are then the same as if
 * nobody asked for all of them.
 */
const LOADS: ((world: World) => AnyStateMachine | Promise<AnyStateMachine>)[] = [
  wireApp,
  async (world) => (await import('./account.ts')).wireAccount(world),
  async (world) => (await import('./session.ts')).wireSession(world),
  async (world) => (await import('./session.ts')).wireForcedSignOut(world),
  async (world) => (await import('./storeView.ts')).wireStoreView(world),
  async () => (await import('../../../machines/drawer.ts')).drawerMachine,
  async (world) => (await import('./cart.ts')).wireCart(world),
  async (world) => (await import('./checkout.ts')).wireCheckout(world),
  async () => (await import('../../../machines/toasts.ts')).toastsMachine,
  async (world) => (await import('./wishList.ts')).wireWishList(world),
  async () => (await import('../../../machines/catalog.ts')).catalogMachine,
  async (world) => (await import('./suggestions.ts')).wireSuggestions(world),
  async (world) => (await import('./errands.ts')).wireErrands(world),
  async (world) => (await import('./later.ts')).wireNetwork(world),
  async (world) => (await import('./later.ts')).wireUnhandled(world),
];

/** Every machine of the shop by its id, for what plays a recording: their code is fetched. */
export async function wiredMachines(world: World): Promise<Map<string, AnyStateMachine>> {
  const found = new Map<string, AnyStateMachine>();
  const add = async (machine: AnyStateMachine) => {
    found.set(machine.id, machine);
    for (const logic of Object.values(machine.implementations.actors)) {
      if (logic instanceof StateMachine) await add(logic);
      // What fetches its machine is asked for it: it stays in its file then.
      else if (isLazy(logic)) await add(await logic.load());
    }
  };
  for (const machine of await Promise.all(LOADS.map((load) => load(world)))) await add(machine);
  return found;
}

const isLazy = (logic: unknown): logic is ReturnType<typeof lazily> =>
  typeof logic === 'object' && logic !== null && 'load' in logic;
