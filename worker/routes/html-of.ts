import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'

/** A page without the app's script, as HTML. */
export const htmlOf = (page: ReactElement): string => `<!doctype html>${renderToString(page)}`
