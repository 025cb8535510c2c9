/** Whether this is a repeated event of a key that acts once per press: only keys that step may repeat. */
export const isHeld = ({ repeat, key }: KeyboardEvent): boolean =>
  repeat && !/^(?:[jk]|Arrow(?:Up|Down|Left|Right))$/.test(key)
