import { type ComponentType, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import type { TagColors } from '#domain/tags/tag-color.ts'
import { RenderedTagColors } from '#islands/lib/tag-colors.ts'
import { provideSleeves } from '#islands/ui/sleeve.tsx'

provideSleeves(drawSleeve)

type IslandProps<Props> = { name: string; component: ComponentType<Props>; props: Props; className?: string }

// Escapes `<`, so that no text in the props can end the script element.
const toJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Renders an island as a separate React root with its own id prefix. The browser hydrates it with the same prefix, so that `useId` agrees.
 */
export function Island<Props extends object>({ name, component: Component, props, className }: IslandProps<Props>) {
  const colors = useContext(RenderedTagColors)
  const island = (
    <RenderedTagColors value={colors}>
      <Component {...props} />
    </RenderedTagColors>
  )
  const html = renderToString(island, { identifierPrefix: `${name}-` })
  return (
    <>
      <div data-island={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" data-props={name} dangerouslySetInnerHTML={{ __html: toJson(props) }} />
    </>
  )
}

/** A part of the page that its component replaces in the browser, for parts that would need much code on the server to look the same. */
export const ReplacedIsland = ({ name, props, children }: { name: string; props: object; children: ReactNode }) => (
  <>
    <div data-island={name} data-replaced>
      {children}
    </div>
    <script type="application/json" data-props={name} dangerouslySetInnerHTML={{ __html: toJson(props) }} />
  </>
)

/** Applies the person's chosen tag colors to a page, on the server and in the browser. */
export const WithTagColors = ({ colors, children }: { colors: TagColors; children: ReactNode }) => (
  <RenderedTagColors value={colors}>
    {Object.keys(colors).length > 0 && (
      <script type="application/json" data-tag-colors dangerouslySetInnerHTML={{ __html: toJson(colors) }} />
    )}
    {children}
  </RenderedTagColors>
)
