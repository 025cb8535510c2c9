const styles: Record<string, Promise<unknown> | undefined> = {}

/** Starts to load a file of a chunk; waits for styles. */
function start(file: string): Promise<unknown> | undefined {
  const isStyle = file.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  const href = `/${file}`
  // It may be in the page already, as a link or as a style element.
  if (document.head.querySelector(`link[rel=${rel}][href="${href}"],[data-file="${href}"]`)) return styles[file]
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  if (isStyle) {
    styles[file] = new Promise((resolve, reject) => {
      link.onload = resolve
      link.onerror = () => {
        // The next import tries again.
        link.remove()
        reject(new Error(`${file} could not be loaded`))
      }
    })
  }
  document.head.append(link)
  return styles[file]
}

/** What the build calls for each `import()`, with the other files that its chunk needs. Vite's own knows other bases and browsers. */
export const __vitePreload = <Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> =>
  Promise.all(files.map(start)).then(load)
