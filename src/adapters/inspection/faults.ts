/** Calls a control of the demo platform that makes it fail on purpose (see its README). */
async function control(action: string, body: object = {}): Promise<void> {
  const response = await fetch(`/demo/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The platform did not take ${action}: ${response.status}.`);
}

/** Whether the shop runs on the embedded demo platform, which has such controls. */
export async function hasControls(): Promise<boolean> {
  try {
    const response = await fetch('/demo/log');
    return response.ok && Array.isArray(await response.json());
  } catch {
    return false;
  }
}

/** The demo platform's faults that the panel offers. Each rejects when the platform refuses it. */
export const faults = {
  breakCart: () => control('forget-carts'),
  expireTokens: () => control('expire-tokens'),
  dropResponse: (field: string) => control('drop', { field }),
  beSlow: (ms: number) => control('be-slow', { ms }),
  sellOut: (sku: string) => control('sell-out', { sku }),
  /** The release whose responses to errors and invalid tokens the platform imitates. */
  respondAs: (release: '2.4.7' | '2.4.9') => control('release', { value: release }),
};
