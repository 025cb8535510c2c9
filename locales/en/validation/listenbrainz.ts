export const tokenMissing = 'Enter your user token from ListenBrainz'
export const wrongToken = 'This is not a user token of ListenBrainz. Copy it from your settings there.'
