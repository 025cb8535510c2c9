declare module 'virtual:assets' {
  type EntryAssets = { script: string; imports: string[]; styles: string[]; fonts: string[] }
  export const isBuilt: boolean
  export const assets: Record<'app' | 'landing' | 'page' | 'styleguide', EntryAssets>
  /** The hashes of the one style sheet that a script inserts. */
  export const insertedStyles: string[]
  /** The page background in both themes. */
  export const ground: Record<'light' | 'dark', string>
}
/** The design tokens, for the style guide. */
declare module 'virtual:design' {
  export const tokens: import('../islands/styleguide/contrast.ts').Tokens
}
declare module 'virtual:tokens/*'
declare module 'virtual:uno.css'
