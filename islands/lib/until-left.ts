/** Never resolves: what leaves the page is busy until the next one has loaded. */
export const untilLeft = (): Promise<never> => new Promise(() => undefined)
