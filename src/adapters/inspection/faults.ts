/** What the demo platform can be asked to do wrong (its README), from the panel. */
async function control(action: string, body: object = {}): Promise<void> {
  const response = await fetch(`/demo/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The platform did not take ${action}: ${response.status}.`);
}

/** Whether the platform behind this page is the embedded one, with its controls. */
export async function hasControls(): Promise<boolean> {
  try {
    const response = await fetch('/demo/log');
    return response.ok && Array.isArray(await response.json());
  } catch {
    return false;
  }
}

export const faults = {
  breakCart: () => control('forget-carts'),
  expireTokens: () => control('expire-tokens'),
  dropAnswer: (field: string) => control('drop', { field }),
  beSlow: (ms: number) => control('be-slow', { ms }),
  sellOut: (sku: string) => control('sell-out', { sku }),
  /** How errors and bad tokens are answered: as by 2.4.7, or as by 2.4.9. */
  answerAs: (release: '2.4.7' | '2.4.9') => control('release', { value: release }),
};
