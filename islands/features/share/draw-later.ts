/** Draws and stores the picture of a share. Without it a share is complete: other sites show Gatefold's own. */
export const drawCard = (id: number): void =>
  void import('./draw-card.ts').then(({ storeCard }) => storeCard(id)).catch(() => undefined)
