import { makeMasters } from './masters.ts';

await makeMasters();
