import { aDozenPlainly } from './aDozenPlainly.ts';
import { anemoneGarden } from './anemoneGarden.ts';
import { apricotLetters } from './apricotLetters.ts';
import { backFromTheMarket } from './backFromTheMarket.ts';
import { balconyColumn } from './balconyColumn.ts';
import { bearInTheDoorway } from './bearInTheDoorway.ts';
import { bearInTheRain } from './bearInTheRain.ts';
import { blueHour } from './blueHour.ts';
import { blueHydrangeaStill } from './blueHydrangeaStill.ts';
import { bowlOfRanunculus } from './bowlOfRanunculus.ts';
import { clearWater } from './clearWater.ts';
import { crescentInWhite } from './crescentInWhite.ts';
import type { DemoProduct } from './DemoProduct.ts';
import { daisiesByTheGate } from './daisiesByTheGate.ts';
import { daisyOnOneLeg } from './daisyOnOneLeg.ts';
import { firstFrost } from './firstFrost.ts';
import { firstLight } from './firstLight.ts';
import { fourInTheAfternoon } from './fourInTheAfternoon.ts';
import { gardenInADrawer } from './gardenInADrawer.ts';
import { greenDoor } from './greenDoor.ts';
import { halfPastEight } from './halfPastEight.ts';
import { harbourSevenOClock } from './harbourSevenOClock.ts';
import { harvestRing } from './harvestRing.ts';
import { hatForAPeony } from './hatForAPeony.ts';
import { heartClosed } from './heartClosed.ts';
import { heartInViolet } from './heartInViolet.ts';
import { heartPale } from './heartPale.ts';
import { heartTrellis } from './heartTrellis.ts';
import { hedgeUnderGlass } from './hedgeUnderGlass.ts';
import { hydrangeaHatbox } from './hydrangeaHatbox.ts';
import { kitchenWindow } from './kitchenWindow.ts';
import { landingHydrangeas } from './landingHydrangeas.ts';
import { lastRose } from './lastRose.ts';
import { lastTramHome } from './lastTramHome.ts';
import { letterInJune } from './letterInJune.ts';
import { liliesInASlateJug } from './liliesInASlateJug.ts';
import { lilyAtNoon } from './lilyAtNoon.ts';
import { madderHour } from './madderHour.ts';
import { meadowAtSix } from './meadowAtSix.ts';
import { moonGate } from './moonGate.ts';
import { morningFan } from './morningFan.ts';
import { nightAnemone } from './nightAnemone.ts';
import { nightWatchman } from './nightWatchman.ts';
import { noonOnPeelStreet } from './noonOnPeelStreet.ts';
import { peoniesAlmostOpen } from './peoniesAlmostOpen.ts';
import { peoniesInCeladon } from './peoniesInCeladon.ts';
import { peonyArch } from './peonyArch.ts';
import { peonyAtMidnight } from './peonyAtMidnight.ts';
import { picnicAtShekO } from './picnicAtShekO.ts';
import { plumHatbox } from './plumHatbox.ts';
import { quietRoom } from './quietRoom.ts';
import { rainOnBowenRoad } from './rainOnBowenRoad.ts';
import { ranunculusByPost } from './ranunculusByPost.ts';
import { redForJanuary } from './redForJanuary.ts';
import { ringmaster } from './ringmaster.ts';
import { roundBox } from './roundBox.ts';
import { saidSoftly } from './saidSoftly.ts';
import { sixteenWhites } from './sixteenWhites.ts';
import { snowBear } from './snowBear.ts';
import { snowOnTheSill } from './snowOnTheSill.ts';
import { summerCovered } from './summerCovered.ts';
import { theGate } from './theGate.ts';
import { theGodmother } from './theGodmother.ts';
import { threeUnderGlass } from './threeUnderGlass.ts';
import { tulipKept } from './tulipKept.ts';
import { tulipsForTuesday } from './tulipsForTuesday.ts';
import { tulipsInMilk } from './tulipsInMilk.ts';
import { twentyFiveAtTable } from './twentyFiveAtTable.ts';
import { whiteJug } from './whiteJug.ts';
import { whiteRoseWaiting } from './whiteRoseWaiting.ts';

/** The catalogue, in the order of its product ids. */
export const demoProducts: DemoProduct[] = [
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
  noonOnPeelStreet,
  peoniesAlmostOpen,
  letterInJune,
  snowOnTheSill,
  redForJanuary,
  tulipsInMilk,
  daisiesByTheGate,
  lastTramHome,
  firstFrost,
  fourInTheAfternoon,
  aDozenPlainly,
  saidSoftly,
  whiteJug,
  landingHydrangeas,
  bowlOfRanunculus,
  backFromTheMarket,
  peoniesInCeladon,
  liliesInASlateJug,
  picnicAtShekO,
  clearWater,
  tulipKept,
  peonyAtMidnight,
  hedgeUnderGlass,
  blueHydrangeaStill,
  daisyOnOneLeg,
  summerCovered,
  whiteRoseWaiting,
  anemoneGarden,
  hatForAPeony,
  sixteenWhites,
  ranunculusByPost,
  heartPale,
  hydrangeaHatbox,
  gardenInADrawer,
  heartInViolet,
  bearInTheRain,
  theGodmother,
  snowBear,
  ringmaster,
  heartTrellis,
  morningFan,
  peonyArch,
  balconyColumn,
  greenDoor,
  crescentInWhite,
  harvestRing,
];
