import { apricotLetters } from './apricotLetters.ts';
import { bearInTheDoorway } from './bearInTheDoorway.ts';
import { blueHour } from './blueHour.ts';
import { firstLight } from './firstLight.ts';
import { halfPastEight } from './halfPastEight.ts';
import { harbourSevenOClock } from './harbourSevenOClock.ts';
import { heartClosed } from './heartClosed.ts';
import { kitchenWindow } from './kitchenWindow.ts';
import { lastRose } from './lastRose.ts';
import { lilyAtNoon } from './lilyAtNoon.ts';
import { madderHour } from './madderHour.ts';
import { meadowAtSix } from './meadowAtSix.ts';
import { moonGate } from './moonGate.ts';
import { nightAnemone } from './nightAnemone.ts';
import { nightWatchman } from './nightWatchman.ts';
import type { Plate } from './Plate.ts';
import { plumHatbox } from './plumHatbox.ts';
import { quietRoom } from './quietRoom.ts';
import { rainOnBowenRoad } from './rainOnBowenRoad.ts';
import { roundBox } from './roundBox.ts';
import { theGate } from './theGate.ts';
import { threeUnderGlass } from './threeUnderGlass.ts';
import { tulipsForTuesday } from './tulipsForTuesday.ts';
import { twentyFiveAtTable } from './twentyFiveAtTable.ts';

/** The catalogue, in the order of its product ids. */
export const plates: Plate[] = [
  firstLight,
  madderHour,
  blueHour,
  apricotLetters,
  quietRoom,
  meadowAtSix,
  tulipsForTuesday,
  rainOnBowenRoad,
  harbourSevenOClock,
  nightAnemone,
  lastRose,
  threeUnderGlass,
  lilyAtNoon,
  roundBox,
  twentyFiveAtTable,
  plumHatbox,
  heartClosed,
  halfPastEight,
  nightWatchman,
  bearInTheDoorway,
  theGate,
  moonGate,
  kitchenWindow,
];
