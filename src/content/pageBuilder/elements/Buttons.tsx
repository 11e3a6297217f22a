import { classNames } from '../../../ui/classNames.ts';
import { Nodes } from '../Node.tsx';
import type { ButtonItemNode, ButtonsNode, ButtonType } from '../nodes.ts';
import { borderStyle, boxStyle, marginStyle, paddingStyle } from '../styles.ts';
import { useNodeRules } from '../useNodeRules.tsx';
import styles from './Buttons.module.css';
import { ContentLink } from './ContentLink.tsx';

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

export function ButtonItem({ node }: { node: ButtonItemNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div className={classNames(styles.item, name, ...node.cssClasses)} style={marginStyle(node)}>
        <ContentLink
          to={node}
          className={buttonClass(node.buttonType)}
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
