declare module 'virtual:assets' {
  type EntryAssets = { script: string; imports: string[]; styles: string[]; fonts: string[] }
  export const isBuilt: boolean
  export const assets: Record<'app' | 'landing' | 'page' | 'styleguide', EntryAssets>
  /** The hashes of the one style sheet that a script inserts. */
  export const insertedStyles: string[]
}
declare module 'virtual:landing.css'
declare module 'virtual:uno.css'
