import type { ComponentProps } from 'react';
import { PathIcon } from './Icon.tsx';
import { type PageIconName, pageIconPaths } from './pageIconPaths.ts';

type PageIconProps = Omit<ComponentProps<typeof PathIcon>, 'path'> & { name: PageIconName };

/** An icon that only some pages show; its path is not part of the shell. */
export function PageIcon({ name, ...rest }: PageIconProps) {
  return <PathIcon path={pageIconPaths[name]} {...rest} />;
}
