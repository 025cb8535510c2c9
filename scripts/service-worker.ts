import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { ACCOUNT_HEADER, PAGE_CACHES } from '#domain/sync/device-names.ts'

const SOURCE = 'islands/entries/service-worker.js'
/** What the service worker keeps besides the files of the build; the offline page comes first. */
const OTHERS = ['/offline', '/demo', '/icon.svg']

/** `/sw.js`: the service worker with its names and those of all files that the entries may load, so that each build installs one of its own. */
export const serviceWorker = ([app, ...others]: [app: string, ...others: string[]]): Plugin => ({
  name: 'gatefold:service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
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
      const values = { FILES: names, BUILD: `/${chunkOf(app)}`, ACCOUNT_HEADER, PAGE_CACHES }
      const head = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)}\n`)
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head.join('') + readFileSync(SOURCE, 'utf8') })
    },
  },
})
