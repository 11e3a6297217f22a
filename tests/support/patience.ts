import { configure } from '@testing-library/react';

// What is fetched on demand takes longer than a second where other work is done beside the tests.
configure({ asyncUtilTimeout: 8_000 });
