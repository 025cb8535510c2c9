import useSWR, { type SWRConfiguration } from 'swr'
import type { ApiError } from '#islands/lib/api-error.ts'
import { NO_REVALIDATE } from '../client.ts'

type Read<Value> = (key: string) => Promise<Value>
type Options<Value> = SWRConfiguration<Value, ApiError>

/** What the server has under a key, read once for the whole page; without a key not at all. */
export const useReadOnce = <Value>(key: string | null, read: Read<Value>, options?: Options<Value>) =>
  useSWR<Value, ApiError>(key, read, { ...NO_REVALIDATE, ...options })

/** The same, read by each part of the page that begins to show it. */
export const useResource = <Value>(key: string | null, read: Read<Value>, options?: Options<Value>) =>
  useReadOnce(key, read, { revalidateOnMount: true, ...options })
