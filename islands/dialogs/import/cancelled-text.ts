import { albumCountText } from '#domain/crate-list.ts'

/** What a cancelled import leaves behind. */
export const cancelledText = (added: number): string =>
  added === 0 ? 'Nothing had come in yet.' : `${albumCountText(added)} came in before that.`
