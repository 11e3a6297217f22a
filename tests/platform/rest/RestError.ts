import type { Parameters, Refusal, RefusalKind } from '../shop/cartRefusal.ts';

/** What REST answers instead of a result. */
export interface RestProblem {
  status: number;
  message: string;
  parameters?: Parameters;
  errors?: { message: string; parameters?: Parameters }[];
}

/** A refusal that only REST knows. */
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

/** The shop's refusal as REST tells it: the phrase with its placeholders, and what fills them. */
export const problemOf = ({ kind, phrase, parameters }: Refusal): RestProblem => ({
  status: STATUS[kind],
  message: phrase,
  parameters,
});

/** The problem's answer; `translated` gives the view's words for an English phrase. */
export function problemResponse(
  { status, message, parameters, errors }: RestProblem,
  translated: (english: string) => string,
): Response {
  const told = errors?.map((error) => ({ ...error, message: translated(error.message) }));
  const isTold = parameters && Object.keys(parameters).length > 0;
  return jsonResponse(
    {
      message: translated(message),
      ...(told ? { errors: told } : {}),
      ...(isTold ? { parameters } : {}),
    },
    status,
  );
}

export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
