import {
  array,
  type GenericSchema,
  integer,
  is,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  union,
  unknown,
} from 'valibot';
import type { Recording } from './recording.ts';

/** Parses a file's text as a recording. @throws Error with a message to show for an invalid file */
export function parseRecording(text: string): Recording {
  const file = parseJson(text);
  if (!is(object({ florilegium: unknown() }), file)) {
    throw new Error('This file is no recording of a Florilegium visit.');
  }
  if (file.florilegium !== 1) {
    throw new Error('This recording was made by another version of the inspector.');
  }
  const damage = damageOf(file);
  if (damage) throw new Error(`This recording is damaged: ${damage}.`);
  return file as unknown as Recording;
}

/** Whether a stored value is a recording that can be opened. */
export const isRecording = (value: unknown): value is Recording =>
  is(object({ florilegium: literal(1) }), value) && damageOf(value) === '';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const state = union([string(), record(string(), unknown())]);
/** The range of `Date`, in ms. */
const MAX_TIMESTAMP = 8.64e15;

const actor = object({
  id: string(),
  machine: string(),
  above: optional(array(string())),
  value: nullable(state),
});

/** The schema of an event in a recording with this number of machines. */
const stepAmong = (actors: number) =>
  object({
    at: pipe(number(), minValue(-MAX_TIMESTAMP), maxValue(MAX_TIMESTAMP)),
    actor: pipe(number(), integer(), minValue(0), maxValue(actors - 1)),
    sender: nullable(string()),
    event: object({ type: string() }),
    value: optional(state),
    taken: optional(array(string())),
  });

/** Describes the first invalid part of a recording; `''` for a valid one. */
function damageOf(file: unknown): string {
  const machine = firstInvalid(object({ actors: array(actor) }), file);
  if (machine === 0) return 'it names no machines';
  if (machine) return `machine ${machine} cannot be read`;
  const { actors } = file as Recording;
  const event = firstInvalid(object({ steps: array(stepAmong(actors.length)) }), file);
  if (event === 0) return 'it holds no events';
  return event ? `event ${event} cannot be read` : '';
}

/** The number, from 1, of the first invalid item; null if all are valid, 0 if there is no list. */
function firstInvalid(schema: GenericSchema, file: unknown): number | null {
  const { issues } = safeParse(schema, file, { abortEarly: true });
  if (!issues) return null;
  const [, item] = issues[0].path ?? [];
  return item ? Number(item.key) + 1 : 0;
}
