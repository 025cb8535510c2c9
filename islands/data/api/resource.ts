import useSWR, { type SWRConfiguration } from 'swr'
import type { ApiError } from '#islands/lib/api-error.ts'
import { NO_REVALIDATE } from './client.ts'

/** What the server has under a key, read by each part of the page that begins to show it; without a key not at all. */
export const useResource = <Value>(
  key: string | null,
  read: () => Promise<Value>,
  options?: SWRConfiguration<Value, ApiError>,
) => useSWR<Value, ApiError>(key, read, { ...NO_REVALIDATE, revalidateOnMount: true, ...options })
