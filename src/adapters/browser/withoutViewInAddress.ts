/** Replaces the address by that of the same page in the default store view, which has no prefix. */
export function withoutViewInAddress({ path, search }: { path: string; search: string }): void {
  history.replaceState(history.state, '', path + search + location.hash);
}
