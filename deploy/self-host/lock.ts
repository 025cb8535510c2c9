import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

const RENEWAL_MS = 10_000
/** Who has not renewed a lease for so long is gone. */
const OVER_MS = 25_000
const TICK_MS = 1_000

/** Who has a data folder, since when. `processes` is the list that its process is in: of this start of the machine, or of a container. */
type Lease = { id: string; host: string; since: string; process: number; processes: string | null }

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const leaseIn = (path: string) => orNull((): Lease => JSON.parse(readFileSync(path, 'utf8')))
const renewedAt = (path: string) => orNull(() => statSync(path).mtimeMs)

const processList = () =>
  orNull(() => `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`)

/** Docker calls a container's host by its id, of which one runs at a time. */
const isContainer = (host: string) => /^[\da-f]{12}$/.test(host)

/** Whether the process of a lease has certainly ended. */
function isDead({ host, process: id, processes }: Lease): boolean {
  if (host !== hostname() || processes === null) return false
  if (processes !== processList()) return isContainer(host)
  try {
    process.kill(id, 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

/** Waits for as long as a lease holds: whether nobody renews it. Clocks of other machines are not asked. */
async function isOver(path: string): Promise<boolean> {
  const before = renewedAt(path)
  for (let waited = 0; waited < OVER_MS; waited += TICK_MS) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    if (renewedAt(path) !== before) return false
  }
  return true
}

/** Begins a lease, unless there is one. */
function begin(path: string, lease: Lease): boolean {
  try {
    writeFileSync(path, JSON.stringify(lease), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes the data folder for this process until it ends, by a lease in a file, which any machine and any kind of folder can hold. Null, or
 * why not. `onLoss` is called if another takes it later.
 */
export async function takeFolder(path: string, onLoss: () => void): Promise<string | null> {
  const [id, since] = [crypto.randomUUID(), new Date().toISOString()]
  const own = { id, host: hostname(), since, process: process.pid, processes: processList() }
  while (!begin(path, own)) {
    const other = leaseIn(path)
    if (!(other && isDead(other)) && !(await isOver(path)))
      return `It runs on ${other?.host ?? 'another machine'} since ${other?.since ?? 'some time'}. Stop it first. If it is gone, start this one again, which waits for half a minute and takes over; deleting ${path} ends the other one.`
    // Two may have waited.
    if (leaseIn(path)?.id === other?.id) rmSync(path, { force: true })
  }
  const renewal = setInterval(() => {
    if (leaseIn(path)?.id === id) return orNull(() => utimesSync(path, new Date(), new Date()))
    clearInterval(renewal)
    onLoss()
  }, RENEWAL_MS)
  renewal.unref()
  process.once('exit', () => {
    if (leaseIn(path)?.id === id) rmSync(path, { force: true })
  })
  return null
}
