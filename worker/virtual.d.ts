/** The most common passwords in lower case, one per line. */
declare module 'virtual:common-passwords' {
  const passwords: string
  export default passwords
}
