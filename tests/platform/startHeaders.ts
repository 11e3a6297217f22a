import type { Environment } from './start.ts';

/** What a page of the shop may load and do. A real server's pictures may come from its own origin. */
export function securityHeaders({ COMMERCE_URL }: Environment): Record<string, string> {
  const pictures = COMMERCE_URL ? ` ${new URL(COMMERCE_URL).origin}` : '';
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${pictures}`,
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}
