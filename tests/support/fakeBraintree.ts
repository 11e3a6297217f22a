import { vi } from 'vitest';

const FIELDS = ['number', 'expirationDate', 'cvv'] as const;
type Field = (typeof FIELDS)[number];

/** Creates a fake of Braintree's library without a network: its frames are plain inputs. */
export function createFakeBraintree() {
  const fake = {
    /** If set, the next tokenisation throws it. */
    refusal: null as unknown,
    /** Whether creating the client fails. */
    isDown: false,
    authorizations: [] as string[],
    messages: {} as Partial<Record<Field, string>>,
    focused: null as Field | null,
    open: 0,
    /** Fills in the frames. */
    type(values: Partial<Record<Field, string>>) {
      for (const [field, value] of Object.entries(values)) inputOf(field as Field).value = value;
    },
  };
  const inputs = new Map<Field, HTMLInputElement>();
  const inputOf = (field: Field) => {
    const input = inputs.get(field);
    if (!input) throw new Error(`There is no frame for ${field}.`);
    return input;
  };
  const client = {
    create: vi.fn(async ({ authorization }: { authorization: string }) => {
      fake.authorizations.push(authorization);
      if (fake.isDown) throw Object.assign(new Error('down'), { code: 'CLIENT_REQUEST_ERROR' });
      return {};
    }),
  };
  const hostedFields = {
    create: vi.fn(
      async ({
        fields,
      }: {
        fields: Record<Field, { container: HTMLElement; iframeTitle: string }>;
      }) => {
        fake.open += 1;
        for (const field of FIELDS) {
          const input = document.createElement('input');
          input.setAttribute('aria-label', `${fields[field].iframeTitle} (frame)`);
          fields[field].container.replaceChildren(input);
          inputs.set(field, input);
        }
        return {
          getState: () => ({
            fields: Object.fromEntries(
              FIELDS.map((field) => {
                const { value } = inputOf(field);
                return [field, { isEmpty: value === '', isValid: /^[\d/ ]+$/.test(value) }];
              }),
            ),
          }),
          tokenize: async () => {
            const { refusal } = fake;
            fake.refusal = null;
            if (refusal) throw refusal;
            return { nonce: 'tokencc-1', details: { cardType: 'Visa', lastFour: '1111' } };
          },
          setMessage: ({ field, message }: { field: Field; message: string }) => {
            fake.messages[field] = message;
          },
          focus: (field: Field) => {
            fake.focused = field;
          },
          teardown: async () => {
            fake.open -= 1;
          },
        };
      },
    ),
  };
  return { fake, client, hostedFields };
}
