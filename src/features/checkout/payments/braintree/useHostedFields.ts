import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from 'urql';
import type { PaymentFormProps } from '../registry.ts';
import { type CardProblem, useCardExchange } from '../useCardExchange.ts';
import { ClientToken } from './clientToken.ts';
import { CARD_FIELDS, type CardField, type CardFrames, openHostedFields } from './hostedFields.ts';

interface HostedFieldsOptions {
  titles: Record<CardField, string>;
  wordsOf: (problem: CardProblem, field: CardField) => string;
  payment: PaymentFormProps;
}

/**
 * Opens Braintree's iframes in the form's elements when the form is shown, and closes them with it.
 */
function useCardFrames(titles: Record<CardField, string>) {
  const client = useClient();
  const containers = useRef<Partial<Record<CardField, HTMLElement | null>>>({});
  const frames = useRef<CardFrames | null>(null);
  const [opening, setOpening] = useState(0);
  const [state, setState] = useState<'opening' | 'ready' | 'failed'>('opening');

  const open = useEffectEvent(async (): Promise<CardFrames> => {
    const { data, error } = await client.mutation(ClientToken, {}).toPromise();
    const places = containers.current;
    if (!data || !isWhole(places)) throw error ?? new Error('There is no place for the fields.');
    return openHostedFields(data.createBraintreeClientToken, { containers: places, titles });
  });

  useEffect(() => {
    let isUnmounted = false;
    open().then(
      (opened) => {
        if (isUnmounted) return opened.close();
        frames.current = opened;
        setState('ready');
      },
      () => {
        if (!isUnmounted) setState('failed');
      },
    );
    return () => {
      isUnmounted = true;
      frames.current?.close();
      frames.current = null;
    };
  }, [opening]);

  return {
    frames,
    state,
    retry: () => {
      // This state renders the elements again before the iframes are opened in them.
      setState('opening');
      setOpening(opening + 1);
    },
    /** The ref of the element that contains a field's iframe. */
    place: (field: CardField) => (element: HTMLElement | null) => {
      containers.current[field] = element;
    },
  };
}

/** The card fields in Braintree's iframes, and the exchange of the card for a nonce. */
export function useHostedFields({ titles, wordsOf, payment }: HostedFieldsOptions) {
  const { frames, state, retry, place } = useCardFrames(titles);
  const { isWorking, problems, isUnreachable, exchange } = useCardExchange<CardField>(payment);

  async function submit() {
    const opened = frames.current;
    if (!opened) return;
    const refused = await exchange(opened.tokenise);
    if (refused) opened.show(refused, wordsOf);
  }

  return { state, isWorking, problems, isUnreachable, submit, retry, place };
}

const isWhole = (
  places: Partial<Record<CardField, HTMLElement | null>>,
): places is Record<CardField, HTMLElement> => CARD_FIELDS.every((field) => places[field]);
