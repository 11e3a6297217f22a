import { classNames } from '../../../ui/classNames.ts';
import { ContentLink } from '../../pageBuilder/ContentLink.tsx';
import { Nodes } from '../../pageBuilder/Node.tsx';
import type { ButtonItemNode, ButtonsNode, ButtonType } from '../../pageBuilder/nodes.ts';
import { borderStyle, boxStyle, marginStyle, paddingStyle } from '../../pageBuilder/styles.ts';
import { useNodeRules } from '../../pageBuilder/useNodeRules.tsx';
import styles from './View.module.css';

export function Buttons({ node }: { node: ButtonsNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        className={classNames(
          node.appearance === 'stacked' ? styles.stacked : styles.inline,
          node.isSameWidth && styles.same,
          name,
          ...node.cssClasses,
        )}
        style={boxStyle(node)}
      >
        <Nodes nodes={node.children} />
      </div>
    </>
  );
}

/** Around the button there is nothing but its margin. */
const PLACES = { padding: 'link', border: 'link', text: 'link', background: 'link' };

/** A button of the owner's; none where it says nothing. */
export function ButtonItem({ node }: { node: ButtonItemNode }) {
  const { name, nameOf, rules } = useNodeRules(node, PLACES);
  if (node.text === '') return null;
  return (
    <>
      {rules}
      <div className={classNames(styles.item, name, ...node.cssClasses)} style={marginStyle(node)}>
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

/** How a button of each type looks; a banner's button looks the same. */
export function buttonClass(type: ButtonType | null): string | undefined {
  if (type === 'link') return styles.link;
  return classNames(styles.button, type === 'secondary' ? styles.secondary : styles.primary);
}

const textAlign = (value: string | null) =>
  (['left', 'center', 'right', 'justify'] as const).find((known) => known === value);
