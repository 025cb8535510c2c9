import { build, type Plugin, type Rolldown } from 'vite'
import { DEMO, OFFLINE_PAGE, SERVICE_WORKER } from '#domain/sync/device-names.ts'

const SOURCE = 'islands/entries/service-worker.ts'
/** What the service worker keeps besides the files of the build. */
const OTHERS = [OFFLINE_PAGE, DEMO, '/icon.svg']

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

/** `/sw.js`: the service worker with the names of all files that the entries may load, so that each build installs one of its own. */
export const serviceWorker = ([app, ...others]: [app: string, ...others: string[]]): Plugin => ({
  name: 'gatefold:service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = new Set<string>()
      const add = (fileName: string) => {
        const chunk = bundle[fileName]
        if (chunk?.type !== 'chunk' || files.has(fileName)) return
        files.add(fileName)
        for (const file of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
          files.add(file)
        for (const file of [...chunk.imports, ...chunk.dynamicImports]) add(file)
      }
      const chunkOf = (entry: string) => {
        const found = Object.values(bundle).find(
          (file): file is Rolldown.OutputChunk =>
            file.type === 'chunk' && file.facadeModuleId?.endsWith(entry) === true,
        )
        if (!found) throw new Error(`${entry} is not in the build`)
        return found.fileName
      }
      for (const entry of [app, ...others]) add(chunkOf(entry))
      const names = [...OTHERS, ...[...files].sort().map((file) => `/${file}`)]
      const source = await buildWorker({ FILES: JSON.stringify(names), BUILD: JSON.stringify(`/${chunkOf(app)}`) })
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER.slice(1), source })
    },
  },
})
