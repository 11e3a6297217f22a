/** How loudly a button speaks. */
export type Priority = 'high' | 'low' | 'normal';

const PRIORITIES: readonly string[] = ['high', 'low', 'normal'] satisfies Priority[];

const isPriority = (value: string | undefined): value is Priority =>
  value !== undefined && PRIORITIES.includes(value);

/** The priority itself, or normal for anything that is none. */
export function priorityOf(value: string | undefined): Priority {
  return isPriority(value) ? value : 'normal';
}
