import { fromAttribute } from '#domain/bandcamp/text.ts'
import { takeTurns } from '../db/paced.ts'
import { BandcampError } from './upstream-error.ts'

const MAX_TEXT_LENGTH = 20_000
const MAX_ELEMENTS = 200

/**
 * Collects the texts of all matching elements, as raw markup. A text that exceeds the common limit is dropped entirely, since half a script
 * is useless.
 */
export class ElementTexts implements HTMLRewriterElementContentHandlers {
  readonly texts: string[] = []
  #left: number
  #tooLong = false

  constructor(most = MAX_TEXT_LENGTH) {
    this.#left = most
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
    this.#tooLong = text.length > this.#left
    this.#left += this.#tooLong ? collected.length : -text.length
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

type Handlers = { element?(element: Element): void; text?(chunk: Text): void }

/** A real page has some hundred parts that a reader handles. */
const MAX_PARTS = 2_000
/** The rewriter scans unfinished parts again with each piece, so small pieces cost more. */
const PIECE_BYTES = 65_536

/** Reads the parts of a page; gives up a page that costs more than any real page of Bandcamp. */
export class PageReader {
  readonly #rewriter = new HTMLRewriter()
  readonly #turn = takeTurns()
  #parts = 0

  on(selector: string, handlers: Handlers): this {
    this.#rewriter.on(selector, {
      element: (element) => this.#take(() => handlers.element?.(element)),
      ...(handlers.text && { text: (chunk) => this.#take(() => handlers.text?.(chunk)) }),
    })
    return this
  }

  #take(read: () => void): Promise<void> {
    this.#parts += 1
    if (this.#parts > MAX_PARTS) throw tooMuch()
    read()
    return this.#turn()
  }

  /** @throws BandcampError */
  async read({ body }: Response): Promise<void> {
    if (body === null) return
    // The rewriter hides errors of its input stream, so the page is passed to it piece by piece and the error is kept.
    const { readable, writable } = new IdentityTransformStream()
    const walked = this.#rewriter.transform(new Response(readable)).body?.pipeTo(new WritableStream())
    const [fed, seen] = await Promise.allSettled([feed(body, writable, this.#turn), walked])
    if (this.#parts > MAX_PARTS) throw tooMuch()
    const failure = [fed, seen].find((outcome) => outcome.status === 'rejected')?.reason
    if (failure instanceof BandcampError) throw failure
    if (failure !== undefined) throw new BandcampError('unexpected-content', `The page could not be read: ${failure}`)
  }
}

const tooMuch = () => new BandcampError('unexpected-content', 'The page has more parts than a page of Bandcamp')

async function feed(
  source: ReadableStream<Uint8Array>,
  target: WritableStream<Uint8Array>,
  turn: () => Promise<void>,
): Promise<void> {
  const reader = source.getReader()
  const writer = target.getWriter()
  const pass = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      await turn()
      await writer.write(bytes.subarray(at, at + PIECE_BYTES))
    }
  }
  const waiting = new Uint8Array(PIECE_BYTES)
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || length + value.length > PIECE_BYTES) {
        await pass(waiting.slice(0, length))
        length = 0
      }
      if (done) break
      if (value.length > PIECE_BYTES) await pass(value)
      else {
        waiting.set(value, length)
        length += value.length
      }
    }
    await writer.close()
  } catch (error) {
    await Promise.allSettled([reader.cancel(), writer.abort(error)])
    throw error
  }
}
