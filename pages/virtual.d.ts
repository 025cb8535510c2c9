declare module 'virtual:assets' {
  type EntryAssets = {
    script: string
    imports: string[]
    /** The modules that the script imports as soon as it runs. */
    next: string[]
    styles: string[]
    /** The style sheets inside the page. */
    inline: { file: string; css: string }[]
    fonts: string[]
  }
  export const isBuilt: boolean
  export const assets: Record<'app' | 'auth' | 'landing' | 'offline' | 'page' | 'share', EntryAssets>
  /** The hashes of the style sheets in pages and of the one that a script inserts. */
  export const styleHashes: string[]
}
/** A symbol for each icon. */
declare module 'virtual:icon-shapes' {
  const shapes: string
  export default shapes
}
declare module 'virtual:landing.css'
declare module 'virtual:offline.css'
declare module 'virtual:share.css'
declare module 'virtual:uno.css'
