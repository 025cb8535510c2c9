/** Draws and stores the picture of a share. A share works without it: other sites then show Gatefold's own. */
export const drawCard = (id: number): void =>
  void import('./draw-card.ts').then(({ storeCard }) => storeCard(id)).catch(() => undefined)
