import type { Recording } from './recording.ts';

/** Parses a file's text as a recording. @throws Error with a message to show for an invalid file */
export function parseRecording(text: string): Recording {
  const read = parsed(text);
  if (!isObject(read) || !('florilegium' in read)) {
    throw new Error('This file is no recording of a Florilegium visit.');
  }
  if (read.florilegium !== 1) {
    throw new Error('This recording was made by another version of the inspector.');
  }
  const damage = damageIn(read);
  if (damage) throw new Error(`This recording is damaged: ${damage}.`);
  return read as unknown as Recording;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Read = Record<string, unknown>;

/** Describes the first invalid part of a recording; `''` for a valid one. */
function damageIn({ actors, steps }: Read): string {
  if (!Array.isArray(actors)) return 'it names no machines';
  if (!Array.isArray(steps)) return 'it holds no events';
  const machine = actors.findIndex((actor) => !isActor(actor));
  if (machine >= 0) return `machine ${machine + 1} cannot be read`;
  const step = steps.findIndex((one) => !isStep(one, actors.length));
  return step >= 0 ? `event ${step + 1} cannot be read` : '';
}

const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isState = (value: unknown): boolean => isText(value) || isObject(value);

const isActor = (actor: unknown): boolean =>
  isObject(actor) &&
  isText(actor.id) &&
  isText(actor.machine) &&
  (actor.above === undefined || isTexts(actor.above)) &&
  (actor.value === null || isState(actor.value));

const isStep = (step: unknown, actors: number): boolean =>
  isObject(step) &&
  isTime(step.at) &&
  Number.isInteger(step.actor) &&
  Number(step.actor) >= 0 &&
  Number(step.actor) < actors &&
  (step.sender === null || isText(step.sender)) &&
  isObject(step.event) &&
  isText(step.event.type) &&
  (step.value === undefined || isState(step.value)) &&
  (step.taken === undefined || isTexts(step.taken));

const isTime = (value: unknown): boolean =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
