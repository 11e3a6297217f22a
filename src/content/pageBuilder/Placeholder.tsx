import type { ReactNode } from 'react';
import { useMapsKey } from '../../actors/useConfig.ts';
import { classNames } from '../../ui/classNames.ts';
import { SafeHtml } from '../html/SafeHtml.tsx';
import { linesOfPlace } from '../types/map/addressLines.ts';
import { panelsOf, placeOfFirst } from '../types/tabs/panels.ts';
import { Nodes } from './Node.tsx';
import type {
  BannerNode,
  ContentNode,
  MapLocation,
  MapNode,
  RareKnownNode,
  SlideNode,
  TabsNode,
} from './nodes.ts';
import styles from './Placeholder.module.css';
import { boxStyle } from './styles.ts';
import { useNodeRules } from './useNodeRules.tsx';

/** Keeps a content type's room while its component is loading: as high as what will be there. */
export function Placeholder({ node }: { node: RareKnownNode }) {
  const { name, rules } = useNodeRules(node);
  return (
    <>
      {rules}
      <div
        inert
        className={classNames(
          styles[node.contentType],
          hasControls(node) && styles.controls,
          name,
          ...node.cssClasses,
        )}
        style={{ ...boxStyle(node), ...ownStyle(node) }}
      >
        {insideOf(node)}
      </div>
    </>
  );
}

function insideOf(node: RareKnownNode): ReactNode {
  switch (node.contentType) {
    case 'tabs':
      return <Nodes nodes={firstPanel(node)} />;
    case 'tab-item':
      return <Nodes nodes={node.children} />;
    case 'banner':
    case 'slide':
      return <Words node={node} />;
    case 'slider':
      return <Nodes nodes={node.children} />;
    case 'map':
      return <Sheet node={node} />;
    default:
      return null;
  }
}

const Words = ({ node }: { node: BannerNode | SlideNode }) => (
  <div className={styles.words}>
    <SafeHtml html={node.content} />
    {node.buttonText && <div className={styles.button} />}
  </div>
);

/** What shows of tabs at first, under the room of their names. */
const firstPanel = (node: TabsNode): ContentNode[] =>
  panelsOf(node)
    .filter((_, index) => index === placeOfFirst(node))
    .map(({ child }) => child);

/** The room of a map, where one can be shown, and of the list of its places. */
function Sheet({ node: { locations, height } }: { node: MapNode }) {
  const hasMap = useMapsKey() !== '' && locations.some(({ position }) => position);
  return (
    <>
      {hasMap && <div className={styles.sheet} style={{ height: height ?? undefined }} />}
      <div className={styles.places}>
        {locations.map((place, index) => (
          <div key={index} className={styles.place} style={{ '--lines': heightOf(place) }} />
        ))}
      </div>
    </>
  );
}

const heightOf = (place: MapLocation): number =>
  linesOfPlace(place).length + [place.phone, place.comment].filter(Boolean).length;

function ownStyle(node: RareKnownNode) {
  if (node.contentType === 'divider') return { borderTopWidth: node.thickness ?? undefined };
  return node.contentType === 'video' ? { maxWidth: node.maxWidth ?? undefined } : {};
}

const hasControls = (node: RareKnownNode): boolean =>
  node.contentType === 'slider' &&
  (node.showArrows || node.showDots || node.autoplay) &&
  node.children.filter((slide) => !slide.isHidden).length > 1;
