import type { OwnShare } from '#domain/shares/share.ts'

/** Draws and stores the picture of a share's page. It works without it: other sites then show Gatefold's own. */
export function drawCard({ id, of }: OwnShare): void {
  if (of.kind !== 'calendar')
    void import('./draw-card.ts').then(({ storeCard }) => storeCard(id)).catch(() => undefined)
}
