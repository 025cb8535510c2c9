import { type Agent, request } from 'node:http'

export type Answer = { status: number; isComplete: boolean; retryAfter?: string; cookies: string[]; text: string }

/** Sends a request over a kept connection and reads all of the answer; a text tells why there is none. `keep` keeps the answer's text. */
export function send(
  agent: Agent,
  url: URL,
  { method = 'GET', body = '', cookie = '', headers = {}, keep = false } = {},
): Promise<Answer | string> {
  return new Promise((resolve) => {
    const all = {
      origin: url.origin,
      cookie,
      ...headers,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(url, { method, agent, headers: all }, (answer) => {
      const parts: Buffer[] = []
      if (keep) answer.on('data', (part) => parts.push(part))
      else answer.resume()
      answer.on('error', (error) => resolve(error.message))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          isComplete: answer.complete,
          retryAfter: answer.headers['retry-after'],
          cookies: answer.headers['set-cookie'] ?? [],
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.on('error', (error) => resolve(error.message))
    sent.end(body)
  })
}
