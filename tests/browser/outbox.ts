import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const FOLDER = '.wrangler/tmp/email'

/** Finds the newest link to `path` in the emails to an address, which the local server writes to files. */
async function findLink(email: string, path: string): Promise<string | null> {
  const names = await readdir(FOLDER, { recursive: true }).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.txt'))
      .map(async (name) => {
        const file = join(FOLDER, name)
        return { text: await readFile(file, 'utf8'), written: (await stat(file)).mtimeMs }
      }),
  )
  const links = mails
    .filter(({ text }) => text.includes(email))
    .sort((a, b) => b.written - a.written)
    .flatMap(({ text }) => [...text.matchAll(/http\S+/g)].map(([link]) => link))
  return links.find((link) => new URL(link).pathname === path) ?? null
}

/** Waits for an email to an address with a link to `path`. */
export async function linkFromOutbox(email: string, path: string): Promise<string> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const link = await findLink(email, path)
    if (link) return link
    await setTimeout(100)
  }
  throw new Error(`No email to ${email} has a link to ${path}`)
}
