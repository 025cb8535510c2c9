import { createHash } from 'node:crypto'

/** The hash under which a link's code is stored. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('hex')
