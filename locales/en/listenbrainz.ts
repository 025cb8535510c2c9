export const autoDiary = 'Add what I hear to my diary'
export const autoDiaryText =
  'An album gets into your diary once a day, as soon as you have heard half of its tracks on this device, through your Bandcamp connection. Previews and skipped tracks do not count.'

export const title = 'ListenBrainz'
export const text =
  'Gatefold can send the tracks you hear through your Bandcamp connection: artist, title, album, length, and when you began. Previews and skipped tracks are not sent.'
/** `name` is the person's name at ListenBrainz. */
export const sendsAs = <Node>(name: Node) => ['Your account there is ', name, '.']
export const enter = 'Enter token'
/** `settings` is the link to the person's settings at ListenBrainz. */
export const where = <Node>(settings: (text: string) => Node): (string | Node)[] => [
  'Copy your user token from ',
  settings('your settings at ListenBrainz'),
  '. Gatefold keeps it encrypted.',
]
export const token = 'User token'
export const save = 'Save token'
export const connectFailed = 'Couldn’t save the token'
export const connected = 'Token saved'
export const connectedText = 'What you hear from now on goes to ListenBrainz.'
export const refused = 'ListenBrainz no longer accepts your token. What you hear is kept; enter a new token to send it.'
export const remove = 'Remove token'
export const removeFailed = 'Couldn’t remove the token'
export const removed = 'Token removed'
export const removedText = 'What was sent stays at ListenBrainz.'
