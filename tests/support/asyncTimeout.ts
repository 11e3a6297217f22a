import { configure } from '@testing-library/react';

// Lazy modules take longer than the default second to load on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
