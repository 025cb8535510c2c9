export { cancel, discard } from '#locales/common.ts'

export const failed = 'Something went wrong. Please try again.'

export const unsavedTitle = 'Leave without saving?'
export const keepWriting = 'Keep editing'

export const typeToGoOn = <Node>(expected: Node) => ['Type ', expected, ' to continue']
