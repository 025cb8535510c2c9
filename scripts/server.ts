import { readdirSync, readFileSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, Response } from 'miniflare'
import type { State } from '#worker/backups.ts'
import { buildFolder } from './build.ts'
import { type Edge, listenInFront } from './front.ts'
import { frameMapper } from './map-frames.ts'

const HOST = '127.0.0.1'
const ROOM_BYTES = 16_000_000
/** What the runtime reports when a client leaves before the end of its answer. */
const DISCONNECTED = /^(?:kj::getCaughtExceptionAsKj|stack: )|\bdisconnected: /

/** The part of the built configuration that the runtime needs. */
type BuiltConfig = {
  name: string
  main: string
  compatibility_date: string
  compatibility_flags: string[]
  triggers: { crons: string[] }
  assets: { binding: string; directory: string }
  d1_databases: { binding: string; database_id: string }[]
  workflows: { binding: string; name: string; class_name: string }[]
  send_email: { name: string }[]
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

type Options = {
  /** The bindings of the databases, with their ids; those of the configuration by default. */
  databases?: readonly [binding: string, id: string][]
  port: number
  state: string
  settings: Record<string, string>
  /** Of a server that others reach. Without it, it is for this machine alone, and emails become files. */
  edge?: Edge & { host: string }
  /** Of a server that makes backups itself: tells of them. */
  backups?: () => State
  /** Where the runtime may write what lasts no longer than itself. */
  temporary?: string
}

/** The modules of the built Worker, the main one first. */
const modulesIn = (folder: string, main: string) => {
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path !== main)
  return [main, ...others.filter((path) => path.endsWith('.js'))].map((path) => ({ type: 'ESModule' as const, path }))
}

/** Whether the disk of a folder has space for the write-ahead log of the database. */
function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM_BYTES
}

/** Serves the build in the Workers runtime and keeps the data in the folder `state`. Returns how to stop. */
export async function serveBuild(root: string, options: Options): Promise<() => Promise<void>> {
  const { databases, port, state, settings, edge, backups, temporary = join(root, '.wrangler/tmp') } = options
  const folder = join(buildFolder(root), 'gatefold')
  const config: BuiltConfig = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = config
  const d1 = databases ?? config.d1_databases.map((one) => [one.binding, one.database_id] as const)
  // Miniflare's writes to disk for each call, and no machine answers the 400 a second of an account that this one stops.
  const limits = config.ratelimits.filter(({ name }) => name !== 'ACCOUNT_CALLS')
  const mapFrames = frameMapper(root)
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      host: HOST,
      port: 0,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: ({ level, message }) => {
        if (!DISCONNECTED.test(message))
          console[level === 'error' || level === 'warn' ? level : 'info'](mapFrames(message))
      },
      resourcePersistencePath: join(state, 'v3'),
      resourceTmpPath: temporary,
      telemetry: { enabled: false },
      // `GET /cdn-cgi/local/scheduled` runs the daily job, for whoever knows BETTER_AUTH_SECRET.
      unsafeTriggerHandlers: true,
      workers: [
        {
          name: config.name,
          compatibilityDate,
          compatibilityFlags,
          rootPath: folder,
          modules: modulesIn(folder, config.main),
          bindings: settings,
          cronTriggers: config.triggers.crons,
          d1Databases: Object.fromEntries(d1.map(([name, id]) => [name, { id }])),
          workflows: Object.fromEntries(
            config.workflows.map((one) => [one.binding, { name: one.name, className: one.class_name }]),
          ),
          ...(!edge && { email: { send_email: config.send_email } }),
          serviceBindings: {
            DISK: () => new Response(null, { status: hasRoom(state) ? 204 : 507 }),
            ...(backups && { OWN_BACKUPS: () => Response.json(backups()) }),
          },
          ratelimits: Object.fromEntries(limits.map(({ name, ...limit }) => [name, limit])),
          assets: {
            directory: join(folder, config.assets.directory),
            binding: config.assets.binding,
            routerConfig: { has_user_worker: true },
            assetConfig: { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags },
          },
        },
      ],
    }),
  )
  const front = await listenInFront({
    host: edge?.host ?? HOST,
    port,
    target: await runtime.ready,
    secret: settings.BETTER_AUTH_SECRET ?? '',
    edge,
  })
  return async () => {
    front.close()
    front.closeAllConnections()
    await runtime.dispose()
  }
}
