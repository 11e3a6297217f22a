import { type AnyStateMachine, StateMachine } from 'xstate';
import { wireApp } from './app.ts';
import type { World } from './world.ts';

/** Every machine of the shop by its id, for what plays a recording: their code is fetched. */
export async function wiredMachines(world: World): Promise<Map<string, AnyStateMachine>> {
  const [
    account,
    session,
    storeView,
    drawer,
    cart,
    checkout,
    toasts,
    wishList,
    catalog,
    suggestions,
    errands,
    later,
  ] = await Promise.all([
    import('./account.ts'),
    import('./session.ts'),
    import('./storeView.ts'),
    import('../../../machines/drawer.ts'),
    import('./cart.ts'),
    import('./checkout.ts'),
    import('../../../machines/toasts.ts'),
    import('./wishList.ts'),
    import('../../../machines/catalog.ts'),
    import('./suggestions.ts'),
    import('./errands.ts'),
    import('./later.ts'),
  ]);
  // What these fetch is asked for through them: it stays in their files then.
  const [cartPorts, express, placeOrder] = await Promise.all([
    cart.cartPorts(),
    checkout.wiredExpress(world),
    checkout.wiredOrder(world),
  ]);
  const found = new Map<string, AnyStateMachine>();
  const add = (machine: AnyStateMachine) => {
    found.set(machine.id, machine);
    for (const logic of Object.values(machine.implementations.actors)) {
      if (logic instanceof StateMachine) add(logic);
    }
  };
  for (const machine of [
    wireApp(world),
    account.wireAccount(world),
    session.wireSession(world),
    session.wireForcedSignOut(world),
    storeView.wireStoreView(world),
    drawer.drawerMachine,
    cart.wireCart(world),
    cartPorts.wireCartAdoption(world),
    cartPorts.wireCartChange(world),
    checkout.wireCheckout(world),
    express,
    placeOrder,
    toasts.toastsMachine,
    wishList.wireWishList(world),
    catalog.catalogMachine,
    suggestions.wireSuggestions(world),
    errands.wireErrands(world),
    later.wireNetwork(world),
    later.wireUnhandled(world),
  ]) {
    add(machine);
  }
  return found;
}
