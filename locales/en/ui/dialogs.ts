export const failed = 'Something went wrong. Please try again.'

export const unsavedTitle = 'Leave without saving?'
export const keepWriting = 'Keep writing'
export const discard = 'Discard'

export const cancel = 'Cancel'
export const typeToGoOn = <Node>(expected: Node) => ['Type ', expected, ' to go on']
