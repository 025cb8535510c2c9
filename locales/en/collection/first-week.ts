export const title = 'Hints for the first week'
export const close = 'Close the hints'

/** With a keyboard; the keys are in `kbd` elements. */
export const atKeyboard = <Node>(key: (name: string) => Node) => [
  [key('1'), '–', key('5'), ' rate the album you are on'],
  [key('Ctrl'), ' or ', key('⌘'), ' + ', key('K'), ' finds anything'],
  ['Drag a cover onto a crate'],
]
export const atPhone = ['Tap a star to rate', 'Search takes words in any order', 'Works offline too']
