import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'

const SOURCE = 'islands/offline/service-worker.js'
/** What the service worker keeps besides the files of the build; the offline page comes first. */
const OTHERS = ['/offline', '/icon.svg']

/** `/sw.js`: the service worker with the names of all files that the entries may load, so that each build installs one of its own. */
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
      const head = `const FILES = ${JSON.stringify(names)}\nconst BUILD = ${JSON.stringify(`/${chunkOf(app)}`)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(SOURCE, 'utf8') })
    },
  },
})
