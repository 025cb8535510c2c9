/** A module, such as `#locales/admin.ts`, in a language other than English. */
export const inLanguage = <Module>(path: string, language: string): Promise<Module> =>
  import(/* @vite-ignore */ `${path}?language=${language}`)
