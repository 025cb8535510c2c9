import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { buildFolder } from './build.ts'

/** Returns a function that replaces positions in the built Worker by those in its sources: `index.js:12:3456` by `worker/app.ts:30:5`. */
export function frameMapper(root: string): (log: string) => string {
  const folder = join(buildFolder(root), 'gatefold')
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string) => {
    const path = join(folder, `${file}.map`)
    if (!maps.has(file))
      maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
    return maps.get(file)
  }
  return (log) =>
    log
      .replaceAll(`${pathToFileURL(folder)}/`, '')
      .replace(/([\w/.-]+\.js):(\d+):(\d+)/g, (place, file: string, line: string, column: string) => {
        const source = mapOf(file)?.findOrigin(Number(line), Number(column))
        if (!source || !('fileName' in source)) return place
        const path = relative(root, resolve(folder, dirname(file), source.fileName))
        return `${path}:${source.lineNumber}:${source.columnNumber}`
      })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.info(frameMapper(join(import.meta.dirname, '..'))(await text(process.stdin)))
}
