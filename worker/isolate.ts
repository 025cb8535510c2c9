// What one isolate keeps for all requests. Modules that import texts are there once for each language, so it stands here.

export type HeavyCall = { userId: string; until: number; isStreamed: boolean }

/** In order of arrival. */
export const heavyCalls = new Set<HeavyCall>()
/** Until when the running work at Bandcamp of each account counts. */
export const busyAtBandcamp = new Map<string, number>()
