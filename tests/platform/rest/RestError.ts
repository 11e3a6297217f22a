import type { Parameters, Refusal, RefusalKind } from '../shop/cartRefusal.ts';

/** The status and body of an error response. */
export interface RestProblem {
  status: number;
  message: string;
  parameters?: Parameters;
  errors?: { message: string; parameters?: Parameters }[];
}

/** A refusal that only REST has. */
export class RestError extends Error {
  override name = 'RestError';
  problem: RestProblem;

  constructor(problem: RestProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

const STATUS: Record<RefusalKind, number> = {
  input: 400,
  noSuchEntity: 404,
  authorization: 401,
  authentication: 401,
};

/** The shop's refusal in the format of REST: the phrase with its placeholders, and their values. */
export const problemOf = ({ kind, phrase, parameters }: Refusal): RestProblem => ({
  status: STATUS[kind],
  message: phrase,
  parameters,
});

/**
 * The response to a problem.
 *
 * @param translated translates an English phrase into the view's language
 */
export function problemResponse(
  { status, message, parameters, errors }: RestProblem,
  translated: (english: string) => string,
): Response {
  const translatedErrors = errors?.map((error) => ({
    ...error,
    message: translated(error.message),
  }));
  const hasParameters = parameters && Object.keys(parameters).length > 0;
  return jsonResponse(
    {
      message: translated(message),
      ...(translatedErrors ? { errors: translatedErrors } : {}),
      ...(hasParameters ? { parameters } : {}),
    },
    status,
  );
}

export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
