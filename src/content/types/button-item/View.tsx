import { classNames } from '../../../ui/classNames.ts';
import { ContentLink } from '../../pageBuilder/ContentLink.tsx';
import type { ViewProps } from '../../pageBuilder/definition.ts';
import { borderStyle, marginStyle, paddingStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import { buttonClass } from './buttonClass.ts';
import type { ButtonItemNode } from './read.ts';

/** The link has all styles except the margin. */
const PARTS = { padding: 'link', border: 'link', text: 'link', background: 'link' };

/** A button of the owner's; null without a label. */
export function ButtonItem({ node }: ViewProps<ButtonItemNode>) {
  const { name, nameOf, rules } = useNodeRules(node, PARTS);
  if (node.text === '') return null;
  return (
    <>
      {rules}
      <div className={classNames(name, ...node.cssClasses)} style={marginStyle(node)}>
        <ContentLink
          to={node}
          className={classNames(buttonClass(node.buttonType), nameOf('link'))}
          style={{
            ...paddingStyle(node),
            ...borderStyle(node),
            textAlign: textAlign(node.textAlign),
            backgroundColor: node.backgroundColor ?? undefined,
          }}
        >
          {node.text}
        </ContentLink>
      </div>
    </>
  );
}

const textAlign = (value: string | null) =>
  (['left', 'center', 'right', 'justify'] as const).find((known) => known === value);
