/** The visual weight of a button. */
type Priority = 'high' | 'low' | 'normal';

const PRIORITIES: readonly string[] = ['high', 'low', 'normal'] satisfies Priority[];

const isPriority = (value: string | undefined): value is Priority =>
  value !== undefined && PRIORITIES.includes(value);

/** Returns the priority, or `normal` for any other value. */
export function priorityOf(value: string | undefined): Priority {
  return isPriority(value) ? value : 'normal';
}
