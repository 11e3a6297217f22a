// By itself, so that it is read when its file has come, and not in one go with the shop.
export { createRoot, hydrateRoot } from 'react-dom/client';
