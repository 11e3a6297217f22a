export const FLAGS: string[];
export const chromiumPath: () => string | undefined;
export function installChromium(): void;
