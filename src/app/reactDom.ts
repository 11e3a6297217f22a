// A module of its own, so that the browser evaluates it in a task of its own, apart from the shop.
export { createRoot, hydrateRoot } from 'react-dom/client';
