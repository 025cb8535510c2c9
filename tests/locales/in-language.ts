/** A module of texts, such as `admin`, in a language other than English. */
export const inLanguage = <Texts>(name: string, language: string): Promise<Texts> =>
  import(/* @vite-ignore */ `#locales/${name}.ts?language=${language}`)
