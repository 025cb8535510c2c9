// What one isolate keeps for all requests. Modules that import texts are there once for each language, so it stands here.

export type HeavyCall = {
  userId: string
  since: number
  worked: number
  until: number
  isStreamed: boolean
  isOver: boolean
}

export type Served = { get: (name: 'ctx') => { userId?: string } | undefined }

/** In order of arrival. */
export const heavyCalls = new Set<HeavyCall>()
/** All requests that are being served, and until when they count. The isolate may drop one silently when its client leaves. */
export const served = new Map<Served, number>()
/** Until when the running work at Bandcamp of each account counts. */
export const busyAtBandcamp = new Map<string, number>()
