import type { assets } from 'virtual:assets'
import { tokens } from '../tokens.ts'

/** The color of the browser's toolbar in each theme. */
export const ThemeColors = () =>
  ['light', 'dark'].map((theme, index) => (
    <meta key={theme} name="theme-color" content={tokens.color.bg[index]} media={`(prefers-color-scheme: ${theme})`} />
  ))

/** The fonts and style sheets of an entry. */
export const EntryStyles = ({ fonts, inline, styles }: (typeof assets)[keyof typeof assets]) => (
  <>
    {fonts.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
    {inline.map(({ file, css }) => (
      <style key={file} dangerouslySetInnerHTML={{ __html: css }} />
    ))}
    {styles.map((href) => (
      <link key={href} rel="stylesheet" href={href} />
    ))}
  </>
)
