import type { ComponentProps } from 'react';
import { Drawing } from './Icon.tsx';
import { type PageIconName, pageIconPaths } from './pageIconPaths.ts';

type PageIconProps = Omit<ComponentProps<typeof Drawing>, 'path'> & { name: PageIconName };

/** One line drawing of those that only some pages show. */
export function PageIcon({ name, ...look }: PageIconProps) {
  return <Drawing path={pageIconPaths[name]} {...look} />;
}
