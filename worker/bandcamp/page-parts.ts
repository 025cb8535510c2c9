import { fromAttribute } from '#domain/bandcamp/text.ts'
import { BandcampError } from './upstream-error.ts'

const MAX_TEXT_LENGTH = 20_000
const MAX_ELEMENTS = 200

/**
 * Collects the text of every matching element, as raw markup. A text over the limit is dropped entirely, since half a script is useless.
 */
export class ElementTexts implements HTMLRewriterElementContentHandlers {
  readonly texts: string[] = []
  readonly #longest: number
  #tooLong = false

  constructor(longest = MAX_TEXT_LENGTH) {
    this.#longest = longest
  }

  element(): void {
    this.#tooLong = this.texts.length >= MAX_ELEMENTS
    if (!this.#tooLong) this.texts.push('')
  }

  text(chunk: { text: string }): void {
    this.append(chunk.text)
  }

  append(text: string): void {
    const last = this.texts.length - 1
    const collected = this.texts[last]
    if (collected === undefined || this.#tooLong) return
    this.#tooLong = collected.length + text.length > this.#longest
    this.texts[last] = this.#tooLong ? '' : collected + text
  }
}

/** Stores an attribute of the first element that has it, decoded. */
export class FirstAttribute implements HTMLRewriterElementContentHandlers {
  value = ''
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  element(element: { getAttribute(name: string): string | null }): void {
    if (this.value === '') this.value = fromAttribute(element.getAttribute(this.#name))
  }
}

/** Records whether a page has an element. */
export class Presence implements HTMLRewriterElementContentHandlers {
  found = false

  element(): void {
    this.found = true
  }
}

/** Watches for the page that Bandcamp sends to suspected bots. Returns whether the rewriter has met it. */
export function watchForBotCheck(rewriter: HTMLRewriter): () => boolean {
  const script = new Presence()
  const titles = new ElementTexts()
  rewriter.on('script[src*="/_fs-ch-"]', script).on('head > title', titles)
  return () => script.found || titles.texts[0]?.trim() === 'Client Challenge'
}

/** Runs a page through a rewriter for its handlers only and discards the output. */
export async function walkPage(rewriter: HTMLRewriter, response: Response): Promise<void> {
  if (response.body === null) return
  // The rewriter hides errors of its input stream, so the page is passed to it chunk by chunk and the error is kept.
  const { readable, writable } = new IdentityTransformStream()
  const walked = rewriter.transform(new Response(readable)).body?.pipeTo(new WritableStream())
  const [fed, seen] = await Promise.allSettled([feed(response.body, writable), walked])
  const failure = [fed, seen].find((outcome) => outcome.status === 'rejected')?.reason
  if (failure instanceof BandcampError) throw failure
  if (failure !== undefined) throw new BandcampError('unexpected-content', `The page could not be read: ${failure}`)
}

async function feed(source: ReadableStream<Uint8Array>, target: WritableStream<Uint8Array>): Promise<void> {
  const reader = source.getReader()
  const writer = target.getWriter()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      await writer.write(value)
    }
    await writer.close()
  } catch (error) {
    await Promise.allSettled([reader.cancel(), writer.abort(error)])
    throw error
  }
}
