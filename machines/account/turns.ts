/** The form that is being submitted, and those that wait for their turn, in order. */
interface Turns {
  form: string | null;
  waiting: readonly string[];
}

/** Whether a form may submit: nothing is in flight, and no other form has waited longer. */
export const isNext = ({ form, waiting }: Turns, ofForm: string): boolean =>
  form === null && (waiting[0] ?? ofForm) === ofForm;

/** Whether the turn of a waiting form has come. */
export const selectIsTurn = (turns: Turns, ofForm: string): boolean =>
  turns.waiting.includes(ofForm) && isNext(turns, ofForm);
