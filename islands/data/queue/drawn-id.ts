import { drawId } from '#domain/drawn-ids.ts'
import { ApiError } from '#islands/lib/api-error.ts'

/** Whether the server refused what was added because something else has its id. */
export const isIdTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'id-taken'

/** Adds something under a drawn id; under another one if that is taken, a few times. */
export async function withDrawnId<Made>(add: (id: number) => Promise<Made>, attempts = 5): Promise<Made> {
  try {
    return await add(drawId())
  } catch (error) {
    if (isIdTaken(error) && attempts > 1) return withDrawnId(add, attempts - 1)
    throw error
  }
}
