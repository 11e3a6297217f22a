import { type ContentNode, definitionOf } from '../types/registry.ts';

/** Renders a node of the content tree. Hidden nodes and unknown content types render nothing. */
export function Node({ node }: { node: ContentNode }) {
  if (node.isHidden || node.contentType === 'unknown') return null;
  const definition = definitionOf(node.contentType);
  return (
    definition && (
      <definition.View node={node}>
        {node.children.map((child, index) => (
          <Node key={index} node={child} />
        ))}
      </definition.View>
    )
  );
}
