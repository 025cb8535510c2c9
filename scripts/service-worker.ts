import { build, type Plugin, type Rolldown } from 'vite'
import { DEMO, DEMO_SHARED, OFFLINE_PAGE } from '#domain/sync/device-names.ts'
import { serviceWorkerIn } from '#domain/sync/service-worker-path.ts'
import { languageOfClient } from './languages.ts'

const SOURCE = 'islands/entries/service-worker.ts'
/** What the service worker keeps at once besides the files of the build. */
const OTHERS = [OFFLINE_PAGE, '/icon.svg']
const DEMO_CODE = /[\\/]entries[\\/]demo\.tsx$/
/** Code that does nothing without the server. The service worker keeps it once it has been used. */
const ONLINE =
  /[\\/](?:features[\\/](?:admin|files)[\\/].*|import-dialog|import-pill|share-dialog|draw-card|access-tokens|security-panel|bandcamp-panel|playlist-dialog)\.tsx?$/

/** Builds the service worker as one script. `define` says what its names stand for. */
async function buildWorker(define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  })
  if (!('output' in built)) throw new Error('The service worker is more than one script')
  return built.output[0].code
}

/**
 * The service worker of a language, `/sw.js` or `/sw-de.js`, with the names of the files that the entries may load offline, so that each build installs one of its own.
 */
export const serviceWorker = ({ app, offline }: { app: string; offline: string }): Plugin => ({
  name: 'gatefold:service-worker',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const isOf = (fileName: string, code: RegExp) => {
        const chunk = bundle[fileName]
        return chunk?.type === 'chunk' && code.test(chunk.facadeModuleId ?? '')
      }
      /** The files that a chunk may load, but for code that is left out. */
      const filesOf = (entry: string, left: readonly RegExp[], files = new Set<string>()) => {
        const chunk = bundle[entry]
        if (chunk?.type !== 'chunk' || files.has(entry)) return files
        files.add(entry)
        // An entry's style sheets stand in its page.
        for (const file of chunk.isEntry ? [] : (chunk.viteMetadata?.importedCss ?? [])) files.add(file)
        for (const file of chunk.viteMetadata?.importedAssets ?? []) if (!file.includes('-ext-')) files.add(file)
        for (const file of chunk.imports) filesOf(file, left, files)
        for (const file of chunk.dynamicImports) if (!left.some((code) => isOf(file, code))) filesOf(file, left, files)
        return files
      }
      const chunkOf = (entry: string) => {
        const found = Object.values(bundle).find(
          (file): file is Rolldown.OutputChunk =>
            file.type === 'chunk' && file.facadeModuleId?.endsWith(entry) === true,
        )
        if (!found) throw new Error(`${entry} is not in the build`)
        return found.fileName
      }
      const files = new Set<string>()
      filesOf(chunkOf(app), [ONLINE, DEMO_CODE], files)
      const demo = [...filesOf(chunkOf(app), [ONLINE])].filter((file) => !files.has(file))
      const addresses = (names: Iterable<string>) => [...names].sort().map((file) => `/${file}`)
      const source = await buildWorker({
        APP_FILES: JSON.stringify(addresses(files)),
        OFFLINE_FILES: JSON.stringify([...OTHERS, ...addresses(filesOf(chunkOf(offline), []))]),
        DEMO_FILES: JSON.stringify([DEMO, DEMO_SHARED, ...addresses(demo)]),
        BUILD: JSON.stringify(`/${chunkOf(app)}`),
      })
      const fileName = serviceWorkerIn(languageOfClient(this.environment.name) ?? 'en').slice(1)
      this.emitFile({ type: 'asset', fileName, source })
    },
  },
})
