/** A promise, `opened`, that `open` resolves: route handlers await it to hold their responses. */
export function gate(): { open(): void; opened: Promise<void> } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
