import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';

export const MAX_FIELDS = 300;
const MAX_DEPTH = 20;
export const MAX_ALIASES = 10;

/** Not measured, since tools request the whole schema at once. */
const WHOLE_SCHEMA = '__schema';

export const complexityMessage = (fields: number): string =>
  `Max query complexity should be ${MAX_FIELDS} but got ${fields}.`;

/** Counts the fields that are written in a document: those of a fragment once. */
export function fieldCount(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Field: () => {
      count += 1;
    },
  });
  return count;
}

/**
 * Reports why a valid document is refused for its size.
 *
 * The depth is the number of fields above the innermost field that has fields itself. A fragment
 * counts wherever it is spread, but is measured once: documents whose fragments double would
 * otherwise take twice as long with every fragment. A field that `@skip` or `@include` leaves out
 * has a depth, but is not counted; at a fragment, the platform ignores these directives.
 *
 * @param variables - by name, as the request contains them
 * @returns the platform's message, or null for a document within the limits
 */
export function limitRefusal(document: DocumentNode, variables: Variables): string | null {
  const sizeOf = sizeCounter(document, variables);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { fields, depth } = sizeOf(definition.selectionSet);
    if (depth > MAX_DEPTH) return `Max query depth should be ${MAX_DEPTH} but got ${depth}.`;
    if (fields > MAX_FIELDS) return complexityMessage(fields);
  }
  return null;
}

type Variables = Record<string, unknown>;

interface Size {
  fields: number;
  /** 0 for a field that has fields itself, -1 without one. */
  depth: number;
}

const NOTHING: Size = { fields: 0, depth: -1 };

/**
 * Creates a function that counts the fields of a selection set and caches the counts of fragments.
 */
function sizeCounter(
  document: DocumentNode,
  variables: Variables,
): (set: SelectionSetNode) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const sizes = new Map<string, Size>();

  const sizeOfFragment = (name: string): Size => {
    const known = sizes.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    // A fragment that spreads itself is invalid. Counting it as nothing ends the recursion.
    sizes.set(name, NOTHING);
    const size = fragment ? sizeOfSelection(fragment.selectionSet) : NOTHING;
    sizes.set(name, size);
    return size;
  };
  const sizeOfSelection = (set: SelectionSetNode): Size => {
    let { fields, depth } = NOTHING;
    for (const selection of set.selections) {
      const isField = selection.kind === Kind.FIELD;
      if (isField && selection.name.value === WHOLE_SCHEMA) continue;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value)
          : selection.selectionSet
            ? sizeOfSelection(selection.selectionSet)
            : NOTHING;
      if (!(isField && isLeftOut(selection, variables))) {
        fields = Math.min(fields + below.fields + (isField ? 1 : 0), Number.MAX_SAFE_INTEGER);
      }
      const hasFields = isField && selection.selectionSet !== undefined;
      depth = Math.max(depth, below.depth + (hasFields ? 1 : 0));
    }
    return { fields, depth };
  };
  return sizeOfSelection;
}

const isLeftOut = (field: FieldNode, variables: Variables): boolean =>
  conditionOf(field, 'skip', variables) === true ||
  conditionOf(field, 'include', variables) === false;

/** The value of the directive's `if`; undefined without the directive or without the variable. */
function conditionOf({ directives }: FieldNode, name: string, variables: Variables): unknown {
  const condition = directives?.find((directive) => directive.name.value === name)?.arguments?.[0]
    ?.value;
  if (condition?.kind === Kind.VARIABLE) return variables[condition.name.value];
  return condition?.kind === Kind.BOOLEAN ? condition.value : undefined;
}

/**
 * Counts aliases as the platform does: each alias of an operation or a fragment once, however often
 * the fragment is spread, and none below inline fragments.
 */
export const aliasCount = ({ definitions }: DocumentNode): number =>
  definitions.reduce(
    (sum, one) => sum + ('selectionSet' in one ? aliasesIn(one.selectionSet) : 0),
    0,
  );

function aliasesIn(set: SelectionSetNode | undefined): number {
  let count = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind !== Kind.FIELD) continue;
    count += (selection.alias ? 1 : 0) + aliasesIn(selection.selectionSet);
  }
  return count;
}
