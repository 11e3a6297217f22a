import '../lib/trustedTypes.ts';
import { useEffect, useRef } from 'react';

interface StructuredDataProps {
  /** In schema.org's words. Addresses below the root become whole ones. */
  data: object;
}

/**
 * What search engines read of this page (JSON-LD). React makes scripts in a way that the page's
 * policy refuses, so this one is put in by hand.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const place = useRef<HTMLSpanElement>(null);
  const json = JSON.stringify(data);
  useEffect(() => {
    const home = place.current?.ownerDocument;
    if (!home) return;
    const script = home.createElement('script');
    script.type = 'application/ld+json';
    script.text = withWholeAddresses(json, home.URL);
    home.head.append(script);
    return () => script.remove();
  }, [json]);
  return <span ref={place} hidden />;
}

const withWholeAddresses = (json: string, base: string): string =>
  JSON.stringify(JSON.parse(json), (_key, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)\S*$/.test(value) ? new URL(value, base).href : value,
  );
