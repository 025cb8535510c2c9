/** Whether a key is held that acts once each press: only what steps goes on while its key is held. */
export const isHeld = ({ repeat, key }: KeyboardEvent): boolean =>
  repeat && !/^(?:[jk]|Arrow(?:Up|Down|Left|Right))$/.test(key)
