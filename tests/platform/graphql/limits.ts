import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';

const MOST_FIELDS = 300;
const DEEPEST = 20;

/** Why a valid document is refused for its size, or null (contract, behaviour section 1). */
export function overLimit(document: DocumentNode): string | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { fields, depth } = sizeOf(definition.selectionSet, fragments);
    if (depth > DEEPEST) return `Max query depth should be ${DEEPEST} but got ${depth}.`;
    if (fields > MOST_FIELDS) {
      return `Max query complexity should be ${MOST_FIELDS} but got ${fields}.`;
    }
  }
  return null;
}

interface Size {
  fields: number;
  depth: number;
}

function sizeOf(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>): Size {
  let fields = 0;
  let depth = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const below = selection.selectionSet
        ? sizeOf(selection.selectionSet, fragments)
        : { fields: 0, depth: 0 };
      fields += 1 + below.fields;
      depth = Math.max(depth, 1 + below.depth);
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    if (!inner) continue;
    const size = sizeOf(inner, fragments);
    fields += size.fields;
    depth = Math.max(depth, size.depth);
  }
  return { fields, depth };
}
