/** Lets the browser handle input and paint before the code that follows. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
