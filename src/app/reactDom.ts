// A module of its own, which the build puts in React's chunk: the browser evaluates it when that
// file has loaded, not in one task with the shop.
export { createRoot, hydrateRoot } from 'react-dom/client';
