import { useEffect, useMemo } from 'react'
import { createStore } from '#islands/lib/store.ts'

type Draw = (title: string, artist: string) => string

const drawing = createStore<Draw | null>(null)

/** Passes the drawing function to the server. The browser loads it for the first album without a cover. */
export const provideSleeves = (draw: Draw): void => drawing.set(draw)

async function loadDrawing(): Promise<void> {
  const { drawSleeve } = await import('#domain/sleeve/sleeve.ts')
  if (!drawing.get()) drawing.set(drawSleeve)
}

/** The generated sleeve of an album without a cover. */
export function Sleeve({ title, artist }: { title: string; artist: string }) {
  const draw = drawing.use((state) => state, drawing.get())
  const svg = useMemo(() => draw?.(title, artist) ?? '', [draw, title, artist])
  useEffect(() => {
    // Without a connection, the sleeve stays empty.
    if (!draw) loadDrawing().catch(() => undefined)
  }, [draw])
  return (
    // Until the browser can draw, it keeps what the server drew.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain, which escapes the two texts
    <span className="art" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: svg }} />
  )
}
