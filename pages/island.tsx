import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

type IslandProps<Props> = { name: string; component: ComponentType<Props>; props: Props; className?: string }

// `<` would let a text in the props end the script element.
const toJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Renders an island as a React root of its own, with its own id prefix, so that the browser can hydrate it by itself under the same
 * prefix and `useId` agrees on both sides.
 */
export function Island<Props extends object>({ name, component: Component, props, className }: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` })
  return (
    <>
      <div data-island={name} className={className} dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" data-props={name} dangerouslySetInnerHTML={{ __html: toJson(props) }} />
    </>
  )
}
