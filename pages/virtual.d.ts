declare module 'virtual:assets' {
  type EntryAssets = { script: string; imports: string[]; styles: string[]; fonts: string[] }
  export const isBuilt: boolean
  export const assets: Record<'app' | 'landing' | 'page' | 'styleguide', EntryAssets>
  /** The color of the page in both themes. */
  export const ground: Record<'light' | 'dark', string>
}
/** What the look is made of, for the page that shows it. */
declare module 'virtual:design' {
  export const tokens: import('../islands/styleguide/contrast.ts').Tokens
}
declare module 'virtual:tokens/*'
declare module 'virtual:uno.css'
