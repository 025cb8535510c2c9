import type { Env } from './env.ts'

/**
 * Whether the disk of a local installation is full. There a database that cannot be written, and then not even read, says no more than
 * "internal error".
 */
export const isDiskFull = async ({ DISK }: Env): Promise<boolean> =>
  (await DISK?.fetch('http://disk').catch(() => null))?.status === 507
